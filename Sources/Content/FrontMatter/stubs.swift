extension Value {
  package static func toml(_ findings: Findings, _ range: Range<Int>, opening: Range<Int>) -> Value?
  { nil }
}
