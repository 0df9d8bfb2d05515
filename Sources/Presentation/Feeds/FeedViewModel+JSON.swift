package import Markup

extension FeedViewModel {
  /// The feed as JSON Feed 1.1.
  package var json: JSON.Members {
    var members = JSON.Members(capacity: 64 * 1024)
    members.add("version", "https://jsonfeed.org/version/1.1")
    members.add("title", title)
    members.add("home_page_url", pageLink.address)
    members.add("feed_url", jsonLink.address)
    members.add("description", subtitle)
    members.add("language", language)
    members.add("authors", objects: 1) { author.add(to: &$1) }
    members.add("items", objects: entries.count) { entries[$0].add(to: &$1) }
    return members
  }
}

extension FeedEntryViewModel {
  fileprivate func add(to members: inout JSON.Members) {
    members.add("id", id)
    members.add("url", link.address)
    members.add("title", title)
    // The specification demands `content_html` or `content_text`, even if it is empty.
    members.add("content_html", content ?? .empty)
    members.add("summary", summary)
    members.add("image", image?.address)
    members.add("date_published", published)
    members.add("date_modified", updated)
    if !authors.isEmpty {
      members.add("authors", objects: authors.count) { authors[$0].add(to: &$1) }
    }
    if !tags.isEmpty { members.add("tags", texts: tags) }
  }
}

extension UserViewModel {
  fileprivate func add(to members: inout JSON.Members) {
    members.add("name", nameText)
    members.add("url", profileLink?.address)
  }
}
