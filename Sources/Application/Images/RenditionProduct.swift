import Content
import Diagnostics
import Markup
import Pictures

/// A rendition of a picture.
final class RenditionProduct: BoundProduct {
  private let asset: Asset
  private let set: RenditionSet
  private let entry: RenditionSet.Entry
  private let store: any RenditionStore
  private let context: SiteContext

  init(
    _ entry: RenditionSet.Entry, of set: RenditionSet, _ asset: Asset,
    from store: any RenditionStore, _ context: SiteContext
  ) {
    self.entry = entry
    self.set = set
    self.asset = asset
    self.store = store
    self.context = context
  }

  func write(into output: inout OutputBuffer) {
    do throws(PictureFault) {
      if let bytes = try marked() {
        context.note(file: asset.diskPath, set.picture.state)
        return output.append(bytes)
      }
      // The next build tries again.
      context.note(file: asset.diskPath, FileState.unrepeated)
      if let watermark = context.settings.photos.watermark {
        context.report(
          .imageNoWatermark, at: watermark.place,
          "pictures for sale are published without the watermark: this libvips can't draw it, or "
            + "no font has its letters",
          fix: "install 'libvips42' with Pango, and a font such as 'fonts-dejavu-core'")
      }
      output.append(try store.bytes(of: entry.recipe.marked(by: nil), of: set.picture))
    } catch {
      context.note(file: asset.diskPath, set.picture.state)
      context.report(ApplicationDiagnostics.picture(asset.path, on: asset.diskPath, error))
    }
  }

  /// Returns the rendition; `nil` if its watermark can't be drawn.
  private func marked() throws(PictureFault) -> [UInt8]? {
    do throws(PictureFault) {
      return try store.bytes(of: entry.recipe, of: set.picture)
    } catch {
      if error == .noText { return nil }
      throw error
    }
  }

  /// Makes all renditions that the site shows from a single decoding of the picture.
  var preparation: ProductPreparation? {
    let used = context.site.used
    let recipes = set.all.filter { used.contains($0.path) }.map(\.recipe)
    return ProductPreparation(subject: asset.path) { [store, set] in
      store.prepare(recipes, of: set.picture)
    }
  }
}
