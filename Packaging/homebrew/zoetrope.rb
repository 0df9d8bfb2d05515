# Formula for Homebrew. It is untested: nothing has been run on macOS yet. The address and the hash are
# of a release's source archive; fill them in when there is one.
class Zoetrope < Formula
  desc "Static site generator for trips, photos and accounts"
  homepage "https://example.org/zoetrope"
  url "https://example.org/zoetrope/archive/v0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "cmark"
  depends_on "libyaml"
  depends_on macos: :sequoia
  depends_on "vips"
  depends_on "xxhash"

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release",
           "--product", "zoetrope"
    bin.install ".build/release/zoetrope"
    generate_completions_from_executable(bin/"zoetrope", "--generate-completion-script")
  end

  test do
    system bin/"zoetrope", "init", "journal"
    system bin/"zoetrope", "build", "--site", "journal", "--base-url", "https://ana.example"
    assert_path_exists testpath/"journal/Output/index.html"
  end
end
