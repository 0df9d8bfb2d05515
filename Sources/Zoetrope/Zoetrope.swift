// Everything that a package needs to add a kind of its own, by one import. Each module publishes
// only what is promised; everything else in them is internal to Zoetrope.

@_exported public import Application
@_exported public import Commands
@_exported public import Content
@_exported public import Domain
@_exported public import Markup
@_exported public import Presentation
@_exported public import Templating
