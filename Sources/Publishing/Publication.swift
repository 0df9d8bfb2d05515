import Application
import Diagnostics
import Files

/// The publication of one build into the published folder, under the lock.
struct Publication: Sendable {
  let workspace: Workspace
  /// Results of the earlier look at the published folder.
  let look: PublishedLook?
  let plan: PublishingPlan
  let jobs: Int
  /// Records of the products from earlier builds.
  let known: any KnownProducts
  let diagnostics: DiagnosticCollector
  let compare: (@Sendable (PreviousAddresses) -> Void)?
  let check: @Sendable () -> Void
  let whenPublished: @Sendable () -> Void
  let progress: Publisher.Progress?
  /// Called with the number of pictures whose renditions are made, and of all.
  let prepared: Publisher.Progress?

  /// Publishes the products; `nil` if the site has errors.
  func run() throws(PublishingFault) -> PublishingReport? {
    do throws(SystemError) {
      try Recovery(workspace: workspace).run()
    } catch {
      throw fault(error)
    }
    let published = try PublishedTree(in: workspace, after: look)
    let difference =
      if let leftOut = plan.lastLeftOut, published.look != nil {
        Difference(count: plan.count, leftOut: leftOut)
      } else {
        Difference(from: published.manifest, to: plan)
      }
    compare?(PreviousAddresses(published.manifest, areAllKept: difference.removed.isEmpty))
    let stage = Stage(in: workspace, beside: published, for: plan, difference, jobs: jobs)
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
    var made = try ProductOutcomes(self, in: stage, difference)
    report(made)
    check()
    let published = stage.published
    guard stage.isOpen || !published.hasManifest || !made.isAllTheSame else {
      guard !diagnostics.hasErrors else { return nil }
      let hash = Manifest.hash(of: published.manifest.bytes)
      // Without marks every build would read every file.
      let times =
        made.wasRead
        ? try note(made, folders(of: published, made), for: hash) : published.timesHash
      return summary(of: made, hash, times)
    }
    if !diagnostics.hasErrors { _ = try stage.tree() }
    let survey = try published.folder.map { (folder) throws(SystemError) in
      try Survey(
        of: folder, knowing: published.known, made.statuses,
        marked: published.times?.folders.published ?? [],
        published.untouchedFolders(jobs: jobs), jobs: jobs)
    }
    if let survey { report(survey, made.plan) }
    guard !diagnostics.hasErrors else {
      abandon(stage)
      return nil
    }
    // At the same time another thread looks at the mirror.
    let manifest = published.manifest.bytes(ofNext: made.entries, count: made.count)
    let hash = Manifest.hash(of: manifest)
    let completion = StageCompletion(stage: stage, jobs: jobs)
    let areWhole = try stage.wholeFolders()
    let unshared = made.unchanged { entry, status in
      // A file that replaces ours with the same bytes isn't in the stage.
      !areWhole[published.known.folderOfFile[entry]]
        || published.times?.marks[entry]?.inode != status.inode
    }
    for (file, status) in try zip(unshared, completion.share(unshared)) {
      if let status { made.update(file.product, status) }
    }
    try completion.adopt(survey?.foreign ?? [])
    try completion.write(manifest)
    let swap = try Swap.perform(in: workspace, replacing: published.folder != nil)
    // A first publication has no mirror to make, so nothing can run at the same time, and all
    // products are still in memory.
    if published.folder != nil { whenPublished() }
    let mirror = settle(stage, made, survey, Manifest.fileName(of: manifest))
    let folders = marks(of: stage, areWhole, mirror: mirror, made.difference, manifest)
    // If this fails, the next build reads every published file.
    let times = try? note(made, folders, for: hash)
    return summary(of: made, hash, times ?? 0, swap)
  }

  /// Marks of the folders if only the marks of files are new. A file that replaces ours with the
  /// same bytes isn't in the mirror.
  private func folders(of published: PublishedTree, _ made: ProductOutcomes) -> FolderMarks {
    guard let times = published.times else { return .none }
    var exchanged: Set<Int> = []
    for (mark, entry) in zip(made.marks, made.difference.earlier) {
      guard let entry, mark?.inode != times.marks[entry]?.inode else { continue }
      exchanged.insert(published.known.folderOfFile[entry])
    }
    return times.folders.withoutMirror(of: exchanged)
  }

  /// Marks of the folders in the new tree, and in the old one if it is now a mirror.
  private func marks(
    of stage: Stage, _ areWhole: [Bool], mirror: [Survey.Sight?], _ difference: Difference,
    _ manifest: [UInt8]
  ) -> FolderMarks {
    let (known, times) = (stage.published.known, stage.published.times)
    guard let times, !stage.containsCopies else { return .none }
    let before = times.folders.stage
    let marks = FolderMarks(
      published: before.isEmpty ? [] : zip(before, areWhole).map { $1 ? $0 : nil },
      stage: mirror.map { sight in
        sight.flatMap { $0.isAsLeft && times.areLater(than: $0.mark) ? $0.mark : nil }
      })
    guard !difference.isOfSamePaths else { return marks }
    return Manifest(trusting: manifest).map { marks.moved(from: known, to: KnownPaths($0)) }
      ?? .none
  }
}

extension Publication {
  private func fault(_ error: SystemError) -> PublishingFault {
    .system(output: workspace.location.shown, error)
  }

  /// Writes the marks; returns their hash.
  private func note(
    _ made: ProductOutcomes, _ folders: FolderMarks, for manifest: UInt64
  ) throws(SystemError) -> UInt64 {
    let bytes = FileTimes(
      marks: made.marks, folders: folders, planned: made.planned
    ).bytes(forManifest: manifest)
    try workspace.write(bytes, to: Workspace.times)
    return FileTimes.hash(of: bytes)
  }

  /// Removes the half-made stage; the journal stays only if that fails.
  private func abandon(_ stage: Stage) {
    guard stage.isOpen else { return }
    do throws(SystemError) {
      try Recovery(workspace: workspace).clearStage()
      try Recovery(workspace: workspace).removeJournal()
    } catch {
      // If this fails, the next build finds the journal and tries again.
    }
  }

  /// Makes the old tree a mirror of the new one, and returns the states of its folders. If most
  /// files would have to be replaced, removes the old tree instead.
  private func settle(
    _ stage: Stage, _ made: ProductOutcomes, _ survey: Survey?, _ manifestName: String
  ) -> [Survey.Sight?] {
    let written = made.written
    let changes = written.count + made.difference.removed.count
    let pays = changes * 2 <= made.count && !stage.containsCopies
    var sights: [Survey.Sight?] = []
    do throws(SystemError) {
      if pays, let survey {
        let tree = try stage.tree()
        do throws(SystemError) {
          sights = try Mirroring(
            workspace: workspace, old: stage.published, statuses: made.statuses,
            new: tree.folder, manifestName: manifestName, survey: survey, start: tree.opened,
            jobs: jobs
          ).run(written: written, removed: made.difference.removed)
        } catch {
          // If this fails, the old tree is removed instead of becoming a mirror.
          try Recovery(workspace: workspace).clearStage(made.statuses)
        }
      } else {
        try Recovery(workspace: workspace).clearStage(made.statuses)
      }
      try Recovery(workspace: workspace).removeJournal()
    } catch {
      // If this fails, the site is published, and the next build finds the journal and tidies up.
    }
    return sights
  }

  private func report(_ made: ProductOutcomes) {
    let prose = PublishingDiagnostics(output: workspace.location.shown)
    diagnostics.report(prose.meddling(made.meddling))
    for (path, error) in made.unreadable {
      diagnostics.report(prose.unreadableSource(of: path, error))
    }
  }

  private func report(_ survey: Survey, _ plan: PublishingPlan) {
    let prose = PublishingDiagnostics(output: workspace.location.shown)
    diagnostics.report(prose.diagnostics(of: survey, for: plan))
  }

  private func summary(
    of made: ProductOutcomes, _ manifest: UInt64, _ times: UInt64, _ swap: Swap? = nil
  ) -> PublishingReport {
    var report = PublishingReport()
    report.published = PublishedState(manifest: manifest, times: times)
    for product in made.plan.products {
      switch product.kind.count {
      case .pages: report.pages += 1
      case .images: report.images += 1
      case .otherFiles: report.assets += 1
      case .sealed: report.sealed += 1
      }
    }
    report.written = made.written.count
    report.unchanged = made.count - report.written
    report.removed = made.difference.removed.count
    let prose = PublishingDiagnostics(output: workspace.location.shown)
    if swap == .replaced { report.notes.append(prose.replacedInTwoSteps) }
    report.notes += workspace.asides.map(prose.keptAside)
    return report
  }
}
