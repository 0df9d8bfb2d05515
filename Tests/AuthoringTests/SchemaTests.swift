import Content
import Markup
import Testing

@testable import Authoring

struct SchemaTests {
  private static let all = SchemaFolder.schemas()

  @Test func isMadeForEveryKindOfFileAndSyntax() {
    #expect(
      Self.all.map(\.path) == [
        "site.json", "trip.json", "front-matter/trip.json", "photo.json",
        "front-matter/photo.json", "album.json", "front-matter/album.json", "account.json",
        "front-matter/account.json", "person.json",
        "front-matter/person.json", "page.json", "front-matter/page.json", "index.json",
        "front-matter/index.json",
      ])
  }

  @Test(arguments: SchemaSubject.all())
  func mentionsEachDeclaredKeyAndWhatItIs(subject: SchemaSubject) throws {
    let object = try #require(Schema(subject, .json).root)
    let properties = try #require(object["properties"]?.members)
    #expect(properties.map(\.name) == subject.keys.keys.map(\.name))
    for (key, property) in zip(subject.keys.keys, properties) {
      let description = try #require(property.value["description"]?.string)
      #expect(description.hasPrefix(key.documentation))
      #expect(property.value["deprecated"] == (key.newer == nil ? nil : .bool(true)))
    }
    let required = object["required"]?.elements.compactMap(\.string) ?? []
    #expect(required == subject.keys.keys.filter(\.isRequired).map(\.name))
    #expect(object["additionalProperties"] == .bool(false))
  }

  @Test(arguments: SchemaSubject.all().filter { $0.syntaxes.contains(.frontMatter) })
  func hasNoKeyForTheTextBelowFrontMatter(subject: SchemaSubject) throws {
    let names = try #require(Schema(subject, .frontMatter).root?["properties"]?.members.map(\.name))
    #expect(names == subject.keys.keys.map(\.name).filter { $0 != "body" })
  }

  @Test func strikesOlderNamesOut() throws {
    let keys = try #require(SchemaSubject.all().first { $0.name == "photo" }).keys.keys
    #expect(keys.filter { $0.newer != nil }.map(\.name) == ["bought"])
  }

  /// A list of alternatives has one branch for each type of JSON.
  @Test func asksEachTypeOfValueOneThing() {
    for schema in Self.all {
      schema.value.visit { value in
        let types = value["type"]?.elements ?? []
        #expect(Set(types.compactMap(\.string)).count == types.count, "\(schema.path): \(types)")
        let names = value.members.map(\.name)
        #expect(Set(names).count == names.count, "\(schema.path): \(names)")
      }
    }
  }

  @Test func refersToNothingButItsOwnDefinitions() {
    for schema in Self.all {
      let definitions = schema.value["$defs"]?.members.map { "#/$defs/\($0.name)" } ?? []
      var references: Set<String> = []
      schema.value.visit { if let reference = $0["$ref"]?.string { references.insert(reference) } }
      #expect(references == Set(definitions), "\(schema.path)")
    }
  }

  @Test func readsWellAsAFile() {
    #expect(
      Schema(.index, .frontMatter).text == #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$comment": "Made by 'zoetrope schema', which overwrites it.",
          "title": "An index",
          "type": "object",
          "$ref": "#/$defs/index",
          "$defs": {
            "index": {
              "properties": {
                "$schema": {
                  "description": "The JSON Schema that editors use to check the file. Zoetrope ignores it.",
                  "type": ["string", "number", "null"]
                },
                "title": {
                  "description": "The heading of the page.",
                  "type": ["string", "number", "null"],
                  "pattern": "\\S",
                  "patternErrorMessage": "must contain more than spaces"
                },
                "summary": {
                  "description": "A sentence or two that describe the page.",
                  "type": ["string", "number", "null"]
                },
                "image": {
                  "description": "The picture for the page.",
                  "type": ["string", "number", "null"],
                  "pattern": "\\S",
                  "patternErrorMessage": "must contain more than spaces"
                },
                "template": {
                  "description": "The template for the page.",
                  "type": ["string", "number", "null"],
                  "pattern": "\\S",
                  "patternErrorMessage": "must contain more than spaces"
                }
              },
              "additionalProperties": false
            }
          }
        }

        """#)
  }
}

extension Schema {
  /// Schema of the object itself.
  fileprivate var root: JSON.Value? { value["$defs"]?.members.first?.value }
}
