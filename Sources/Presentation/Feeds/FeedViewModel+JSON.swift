package import Markup

extension FeedViewModel {
  /// The feed as JSON Feed 1.1.
  package var json: JSON {
    var members = JSON.Members()
    members.add("version", "https://jsonfeed.org/version/1.1")
    members.add("title", title)
    members.add("home_page_url", pageLink.address)
    members.add("feed_url", jsonLink.address)
    members.add("description", subtitle)
    members.add("language", language)
    members.add("authors", .array([author.json]))
    members.add("items", .array(entries.map(\.json)))
    return JSON(members.value)
  }
}

extension FeedEntryViewModel {
  fileprivate var json: JSON.Value {
    var members = JSON.Members()
    members.add("id", id)
    members.add("url", link.address)
    members.add("title", title)
    // The specification asks for one of both, even where it is empty.
    members.add("content_html", content?.markup ?? "")
    members.add("summary", summary)
    members.add("image", image?.address)
    members.add("date_published", published)
    members.add("date_modified", updated)
    members.add("authors", authors.isEmpty ? nil : .array(authors.map(\.json)))
    members.add("tags", tags.isEmpty ? nil : .array(tags.map(JSON.Value.string)))
    return members.value
  }
}

extension UserViewModel {
  fileprivate var json: JSON.Value {
    var members = JSON.Members()
    members.add("name", nameText)
    members.add("url", profileLink?.address)
    return members.value
  }
}
