"""A site that is built again and again, and its twin, of the same sources, that is built once."""

import os

import comparison
import trees

OWN = ("Output", ".Output.zoetrope", ".zoetrope")
# To make pictures is half of a build. All but each fourth clean build have the sizes that the clean
# builds before them made, whose names tell of what they are.
ANEW = 4


class Twins:
    """The site in `here`, with all that builds have left there, and its copy in `there`."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.here, self.there = os.path.join(folder, "here"), os.path.join(folder, "there")
        self.site, self.twin = os.path.join(self.here, "site"), os.path.join(self.there, "site")
        self.output = os.path.join(self.site, "Output")
        self.images = os.path.join(self.twin, ".zoetrope", "images")
        self.clean_builds = 0
        os.makedirs(self.site)

    def build(self, options, jobs):
        """A build with what is kept from the one before, beside one of the same sources alone."""
        before = comparison.Before(self.output)
        previous = self.previous(before)
        found = self.program.run(self.here, options, jobs)
        self.copy_sources()
        wanted = self.program.run(self.there, [*options, *previous])
        comparison.expect_same_result(found, wanted)
        if found.code == 0:
            clean = trees.read(os.path.join(self.twin, "Output"))
            comparison.expect_same_tree(trees.read(self.output), before.with_foreign(clean))
            found.kept, found.published = before.expect_least_written(self.output, found.summary)
        else:
            comparison.expect_same_tree(trees.read(self.output), before.tree)
        return found

    def copy_sources(self):
        """Makes the twin anew, with nothing that builds have left but now and then pictures."""
        kept = os.path.join(self.folder, "images")
        trees.remove(kept)
        if os.path.isdir(self.images):
            os.rename(self.images, kept)
        trees.copy(self.site, self.twin, without=OWN)
        self.clean_builds += 1
        if self.clean_builds % ANEW and os.path.isdir(kept):
            os.makedirs(os.path.dirname(self.images))
            os.rename(kept, self.images)

    def previous(self, before):
        """The option that tells the twin which pages there were, so that both miss the same."""
        manifest = trees.manifest(before.tree)
        if not manifest:
            return []
        folder = os.path.join(self.folder, "previous")
        trees.remove(folder)
        os.makedirs(folder)
        with open(os.path.join(folder, manifest), "wb") as file:
            file.write(before.tree[manifest])
        return ["--previous", "../previous"]

    def build_without_cache(self, options, jobs):
        """The same, but the twin has the published folder too, since that is not as it was left."""
        trees.copy(self.here, self.there)
        trees.remove(os.path.join(self.twin, ".zoetrope"))
        found = self.program.run(self.here, options, jobs)
        wanted = self.program.run(self.there, options)
        comparison.expect_same_result(found, wanted)
        comparison.expect_same_tree(
            trees.read(self.output), trees.read(os.path.join(self.twin, "Output")))
        trees.remove(self.there)
        return found
