/// Number of minor digits of every currency code.
///
/// The codes are those of ISO 4217, list one, of 2025, without metals, funds without a minor unit
/// and test codes. National currencies withdrawn since 2009 are included, because past trips may
/// have been paid in them.
let iso4217: [String: Int] = {
  var digits: [String: Int] = [:]
  for (count, codes) in codesByMinorDigits {
    for code in codes.split(separator: " ") { digits[String(code)] = count }
  }
  return digits
}()

private let codesByMinorDigits: [(Int, String)] = [
  (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
  (
    2,
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD \
    CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
    GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD \
    LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB \
    PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP \
    SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW \
    ZWG
    """
  ),
  (3, "BHD IQD JOD KWD LYD OMR TND"),
  (4, "CLF UYW"),
  // Withdrawn currencies.
  (2, "ANG BGN CUC EEK HRK LTL LVL SLL VEF"),
]
