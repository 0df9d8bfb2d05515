extension Value {
  package static func json(
    _ findings: Findings, _ range: Range<Int>? = nil, depth: Int = ContentLimits.jsonDepth
  ) -> Value? { nil }
  package static func yaml(_ findings: Findings, _ range: Range<Int>, opening: Range<Int>) -> Value?
  { nil }
  package static func toml(_ findings: Findings, _ range: Range<Int>, opening: Range<Int>) -> Value?
  { nil }
}
