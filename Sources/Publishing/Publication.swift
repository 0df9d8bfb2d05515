import Application
import Diagnostics

/// One build's way into the published folder, under the lock.
struct Publication: Sendable {
  let workspace: Workspace
  let plan: PublishingPlan
  let jobs: Int
  /// Tells which products need not be made.
  let trace: SiteTrace?
  let diagnostics: DiagnosticCollector
  let compare: (@Sendable (PreviousAddresses) -> Void)?
  let check: @Sendable () -> Void
  let progress: Publisher.Progress?

  /// `nil` where the site has errors.
  func run() throws(PublishingFault) -> PublishingReport? {
    do throws(SystemError) {
      try Recovery(workspace: workspace).run()
    } catch {
      throw fault(error)
    }
    let published = try PublishedTree(in: workspace)
    compare?(PreviousAddresses(published.manifest))
    let difference = Difference(from: published.manifest, to: plan)
    let stage = Stage(in: workspace, beside: published, for: plan, difference)
    do throws(SystemError) {
      return try publish(through: stage, difference)
    } catch {
      abandon(stage)
      throw fault(error)
    }
  }

  private func publish(
    through stage: Stage, _ difference: Difference
  ) throws(SystemError) -> PublishingReport? {
    var made = try MadeProducts(self, in: stage, difference)
    report(made)
    check()
    let manifest = Manifest(entries: made.entries).bytes
    guard stage.isOpen || manifest != stage.published.manifestBytes else {
      guard !diagnostics.hasErrors else { return nil }
      // Without marks every build would read every file.
      let times =
        made.wasRead ? try note(made.times, for: manifest) : stage.published.timesHash
      return summary(of: made, manifest, times)
    }
    if !diagnostics.hasErrors { _ = try stage.tree() }
    let known = KnownPaths(stage.published.manifest)
    let survey = try stage.published.folder.map { (folder) throws(SystemError) in
      try Survey(of: folder, knowing: known, jobs: jobs)
    }
    if let survey { report(survey) }
    guard !diagnostics.hasErrors else {
      abandon(stage)
      return nil
    }
    let completion = StageCompletion(stage: stage, jobs: jobs)
    made.update(unchanged: try completion.share(made.unchanged))
    try completion.adopt(survey?.foreign ?? [])
    try completion.write(manifest)
    let swap = try Swap.perform(in: workspace, replacing: stage.published.folder != nil)
    settle(stage, made, known, survey)
    // The site is published; that the next build may have more to read is no reason to fail.
    let times = try? note(made.times, for: manifest)
    return summary(of: made, manifest, times ?? 0, swap)
  }
}

extension Publication {
  private func fault(_ error: SystemError) -> PublishingFault {
    .system(output: workspace.location.shown, error)
  }

  /// Gives a hash of the marks that are left.
  private func note(
    _ times: FileTimes, for manifest: [UInt8]
  ) throws(SystemError) -> UInt64 {
    let bytes = times.bytes(forManifest: manifest)
    try workspace.write(bytes, to: Workspace.times)
    return FileTimes.hash(of: bytes)
  }

  /// Leaves no half-made stage, and the journal only if that fails.
  private func abandon(_ stage: Stage) {
    guard stage.isOpen else { return }
    do throws(SystemError) {
      try Recovery(workspace: workspace).clearStage()
      try Recovery(workspace: workspace).removeJournal()
    } catch {
      // The next build finds the journal and tries again.
    }
  }

  /// The old tree becomes a mirror of the new one. If most of it would have to be replaced, it goes.
  private func settle(_ stage: Stage, _ made: MadeProducts, _ known: KnownPaths, _ survey: Survey?)
  {
    let written = made.written
    let changes = written.count + made.difference.removed.count
    let pays = changes * 2 <= plan.products.count && !stage.containsCopies
    do throws(SystemError) {
      if pays, let survey {
        let tree = try stage.tree()
        do throws(SystemError) {
          try Mirroring(
            workspace: workspace, old: stage.published, known: known, statuses: made.statuses,
            new: tree.folder, survey: survey, start: tree.opened, jobs: jobs
          ).run(written: written, removed: made.difference.removed)
        } catch {
          try Recovery(workspace: workspace).clearStage(made.statuses)
        }
      } else {
        try Recovery(workspace: workspace).clearStage(made.statuses)
      }
      try Recovery(workspace: workspace).removeJournal()
    } catch {
      // The site is published; the next build finds the journal and tidies up.
    }
  }

  private func report(_ made: MadeProducts) {
    let prose = PublishingDiagnostics(output: workspace.location.shown)
    diagnostics.report(prose.meddling(made.meddling))
    for (path, error) in made.unreadable {
      diagnostics.report(prose.unreadableSource(of: path, error))
    }
  }

  private func report(_ survey: Survey) {
    let prose = PublishingDiagnostics(output: workspace.location.shown)
    diagnostics.report(survey.mounts.map { prose.mount($0.shown) })
    for item in survey.foreign {
      guard let path = item.path.text, let product = plan.product(inTheWayOf: item, at: path)
      else { continue }
      diagnostics.report(prose.collision(with: path, product: product))
    }
  }

  private func summary(
    of made: MadeProducts, _ manifest: [UInt8], _ times: UInt64, _ swap: Swap? = nil
  ) -> PublishingReport {
    var report = PublishingReport()
    report.manifest = Manifest.hash(of: manifest)
    report.times = times
    for product in plan.products {
      switch product.kind {
      case .page: report.pages += 1
      case .image: report.images += 1
      case .asset, .feed, .sitemap, .robots, .calendar: report.assets += 1
      }
    }
    report.written = made.written.count
    report.unchanged = plan.products.count - report.written
    report.removed = made.difference.removed.count
    let prose = PublishingDiagnostics(output: workspace.location.shown)
    if swap == .replaced { report.notes.append(prose.replacedInTwoSteps) }
    report.notes += workspace.asides.map(prose.keptAside)
    return report
  }
}

extension PublishingPlan {
  /// The product that can't be published without removing something that isn't ours.
  fileprivate func product(inTheWayOf item: Survey.Foreign, at path: String) -> String? {
    if hasFile(path) { return path }
    if !item.isFolder, let product = firstFile(in: path) { return product }
    return path.folders.lazy.map(String.init).first(where: hasFile)
  }
}
