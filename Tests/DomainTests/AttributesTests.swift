import Domain
import Testing

struct AttributesTests {
  private func attributes(publish: Int64? = nil, expiry: Int64? = nil) throws -> Attributes {
    try Attributes(
      slug: Slug("x"), title: "X", publishDate: publish.map(moment), expiryDate: expiry.map(moment))
  }

  private func moment(_ seconds: Int64) throws -> Moment {
    Moment(try Instant(seconds: seconds), in: .utc)
  }

  @Test(arguments: [(9, true, false), (10, false, false), (19, false, false), (20, false, true)])
  func isShownFromPublicationUntilExpiry(now: Int64, future: Bool, expired: Bool) throws {
    let attributes = try attributes(publish: 10, expiry: 20)
    #expect(attributes.isFuture(at: try Instant(seconds: now)) == future)
    #expect(attributes.isExpired(at: try Instant(seconds: now)) == expired)
  }

  @Test func isAlwaysShownWithoutDates() throws {
    #expect(try !attributes().isFuture(at: .epoch))
    #expect(try !attributes().isExpired(at: .epoch))
  }

  @Test(arguments: [19, 20] as [Int64])
  func refusesToExpireBeforeItIsPublished(expiry: Int64) {
    #expect(throws: AttributesFault.expiresBeforeItIsPublished) {
      try attributes(publish: 20, expiry: expiry)
    }
  }

  @Test func hasAsManyTagsAsItsPagesCanShow() throws {
    let tags = (0...Attributes.mostTags).map { "t\($0)" }
    #expect(throws: AttributesFault.tooManyTags(tags.count)) {
      try Attributes(slug: Slug("x"), title: "X", tags: tags)
    }
    #expect(
      try Attributes(slug: Slug("x"), title: "X", tags: tags.dropLast()).tags.count
        == Attributes.mostTags)
  }
}
