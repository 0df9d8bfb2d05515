"""The words of schema.org that pages use, as a JSON-LD context without `@vocab`: what is not here is
lost when a page's data is expanded, and the check says so."""

SCHEMA = "https://schema.org/"

TEXTS = """name headline description caption identifier keywords genre price priceCurrency unitCode
    givenName familyName honorificPrefix inLanguage position latitude longitude value""".split()
PLACES = "url image sameAs contentUrl availability".split()
INSTANTS = "departureTime arrivalTime datePublished dateModified dateCreated birthDate".split()
NODES = """tripOrigin itinerary provider mainEntityOfPage geo author about width height offers item
    itemListElement inventoryLevel""".split()
TYPES = """Trip Place GeoCoordinates Organization WebPage WebSite CollectionPage Person Article
    ImageObject Product Offer QuantitativeValue BreadcrumbList ItemList ListItem""".split()

#: Which type may have which properties, besides those that every thing may.
THING = {"name", "description", "url", "image", "identifier", "sameAs", "mainEntityOfPage"}
WORK = THING | {"author", "datePublished", "dateModified", "dateCreated", "inLanguage", "keywords",
                "genre", "headline", "about"}
PROPERTIES = {
    "Trip": THING | {"departureTime", "arrivalTime", "tripOrigin", "itinerary", "provider"},
    "Place": THING | {"geo"},
    "GeoCoordinates": THING | {"latitude", "longitude"},
    "Organization": THING,
    "WebPage": WORK, "WebSite": WORK, "CollectionPage": WORK,
    "Article": WORK,
    "Person": THING | {"givenName", "familyName", "honorificPrefix", "birthDate"},
    "ImageObject": WORK | {"contentUrl", "caption", "width", "height"},
    "Product": THING | {"offers"},
    "Offer": THING | {"price", "priceCurrency", "availability", "inventoryLevel"},
    "QuantitativeValue": THING | {"value", "unitCode"},
    "BreadcrumbList": THING | {"itemListElement"}, "ItemList": THING | {"itemListElement"},
    "ListItem": THING | {"position", "item"},
}

CONTEXT = {name: {"@id": SCHEMA + name} for name in TEXTS + NODES + TYPES}
CONTEXT |= {name: {"@id": SCHEMA + name, "@type": "@id"} for name in PLACES}
CONTEXT |= {name: {"@id": SCHEMA + name, "@type": SCHEMA + "DateTime"} for name in INSTANTS}
# An address is the thing itself.
CONTEXT["item"] = {"@id": SCHEMA + "item", "@type": "@id"}
