// Everything that a package needs to add its own kind, with one import. Each module makes public
// only the parts that it promises. Everything else in it is internal to Zoetrope.

@_exported public import Application
@_exported public import Commands
@_exported public import Content
@_exported public import Domain
@_exported public import Markup
@_exported public import Presentation
@_exported public import Templating
