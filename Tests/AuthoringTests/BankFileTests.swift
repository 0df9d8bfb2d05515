import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Files of banks, in the forms that are the source of the names in `BankColumnNames`.
struct BankFileTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var currency = "EUR"
    let text: String
    let told: [String]
  }

  @Test(arguments: samples)
  func readsTheFilesOfABank(_ sample: Sample) throws {
    let imports = try EntryImports(currency: sample.currency)
    let told = try imports.run(sample.text, writing: true)
    let written = ["written Content/accounts/fund.md", "written Content/accounts/fund.mapping"]
    #expect(told == sample.told + written)
    #expect(imports.site.report == "")
    // The written mapping says the same as the guess.
    let again = try imports.run(sample.text, writing: true)
    #expect(again.filter { $0.hasPrefix("new") || $0.hasPrefix("written") } == [])
    let known = again.filter { $0.hasPrefix("known") }.map { $0.dropFirst(6) }
    let new = sample.told.filter { $0.hasPrefix("new") }.map { $0.dropFirst(4) }
    #expect(known == new)
  }

  @Test(arguments: [
    ("disclosure", "hidden"), ("planned", "true"), ("Private", "yes"), ("Hidden", "x"),
    ("visibility", "private"), ("Audience", "family"),
  ])
  func leavesRowsThatAColumnKeepsPrivate(column: String, value: String) throws {
    let text =
      "date,payee,amount,\(column)\n2025-04-01,Shop,-5.00,\(value)\n2025-04-02,Bar,-1.00,\n"
    let told = try EntryImports().run(text)
    #expect(told.filter { $0.hasPrefix("new") } == ["new 2025-04-02 -1.00 EUR Bar"])
    #expect(told.contains { $0.contains("its column '\(column)' says '\(value)'") })
  }

  @Test(arguments: [
    ("planned", "false"), ("Balance", "100.00"), ("Type", "Card"), ("Exact", "yes"),
  ])
  func readsRowsThatOtherColumnsSayMoreOf(column: String, value: String) throws {
    let text = "date,payee,amount,\(column)\n2025-04-01,Shop,-5.00,\(value)\n"
    #expect(try EntryImports().run(text).contains("new 2025-04-01 -5.00 EUR Shop"))
  }

  @Test func readsOtherEncodings() throws {
    let text = "Datum;Empfänger;Betrag\n2024-03-01;Café Zoë “5 €”;-3,50\n"
    let latin = text.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "€": 0x80
      case "“": 0x93
      case "”": 0x94
      default: UInt8(scalar.value)
      }
    }
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for (bytes, name) in [
      (latin, "Windows-1252"), (little, "UTF-16"), (big, "UTF-16"), (mark, "UTF-8"),
    ] {
      #expect(
        try EntryImports().run([("in.csv", bytes)]) == [
          "CSV: ';', \(name), decimal comma, year-month-day; date from 'Datum', amount from 'Betrag', "
            + "payee from 'Empfänger'",
          "new 2024-03-01 -3.50 EUR Café Zoë “5 €”",
        ])
    }
  }

  @Test(arguments: [
    (["03/04/2024", "05/04/2024"], nil),
    (["03/04/2024", "13/04/2024"], "2024-04-03"),
    (["03/04/2024", "04/13/2024"], "2024-03-04"),
    (["04/04/2024"], "2024-04-04"),
    (["3.4.24"], "2024-04-03"),
    (["20240304"], "2024-03-04"), (["2024/3/4"], "2024-03-04"), (["2024.03.04."], "2024-03-04"),
    (["04 Mar 2024"], "2024-03-04"), (["4-Mar-24"], "2024-03-04"), (["Mar 4, 2024"], "2024-03-04"),
    (["2024-03-04T23:59:59Z"], "2024-03-04"), (["04-03-2024 10:00", "31-03-2024"], "2024-03-04"),
    (["31.12.99"], "1999-12-31"),
  ])
  func tellsTheOrderOfDates(_ dates: [String], _ first: String?) throws {
    let rows = dates.map { "\"\($0)\",Shop,-1.00\n" }.joined()
    let told = try EntryImports().run("Date,Payee,Amount\n" + rows)
    guard let first else {
      #expect(
        told == [
          "2:error '\(dates[0])' can mean two dates, and no other date in the file shows which"
        ])
      let stated = try EntryImports().run("Date,Payee,Amount\n" + rows) { $0.dates = .mdy }
      #expect(stated.contains("new 2024-03-04 -1.00 EUR Shop"))
      return
    }
    #expect(told.contains("new \(first) -1.00 EUR Shop"))
  }

  @Test func asksWhereDatesContradictEachOther() throws {
    let text = "Date,Payee,Amount\n13/04/2024,A,-1.00\n04/13/2024,B,-1.00\n"
    #expect(
      try EntryImports().run(text) == [
        "2:error the day comes first here, but the month comes first in another line"
      ])
    #expect(
      try EntryImports().run(text) { $0.dates = .dmy }.dropFirst() == [
        "new 2024-04-13 -1.00 EUR A",
        "3:warning '04/13/2024' isn't a date in the order day.month.year",
      ])
  }

  @Test(arguments: [
    (["1.234,50"], "1234.50"), (["1,234.50"], "1234.50"), (["1 234,50"], "1234.50"),
    (["1'234.50"], "1234.50"), (["12,34,567.00"], "1234567.00"), (["1.234.567"], "1234567.00"),
    (["0.123", "5"], nil), (["1.234", "-0.50"], nil), (["1.234", "2,50"], "1234.00"),
    (["(12.50)"], "-12.50"), (["12.50-"], "-12.50"), (["-12,5 €"], "-12.50"),
    (["\u{2212}12.50"], "-12.50"), (["$12.50"], "12.50"), (["12.50 DR"], "-12.50"),
    (["12.500000"], "12.50"), (["+7"], "7.00"), ([".5"], "0.50"),
  ])
  func readsAmounts(_ amounts: [String], _ first: String?) throws {
    let rows = amounts.map { "2024-03-01\t\($0)\tShop\n" }.joined()
    let told = try EntryImports().run("Date\tAmount\tPayee\n" + rows)
    if let first {
      #expect(told.contains("new 2024-03-01 \(first) EUR Shop"), "\(told)")
    } else {
      #expect(
        told.contains { $0.contains("has more decimals than EUR allows") }, "\(told)")
    }
  }

  @Test func asksWhereAmountsAreAmbiguous() throws {
    let text = "Date\tAmount\tPayee\n2024-03-01\t1.234\tShop\n"
    #expect(
      try EntryImports().run(text) == [
        "2:error '1.234' can have decimals or thousands, and no other amount in the file shows "
          + "which"
      ])
    #expect(
      try EntryImports().run(text) { $0.decimal = .comma }.last == "new 2024-03-01 1234.00 EUR Shop"
    )
    #expect(
      try EntryImports().run("Date\tAmount\tPayee\n2024-03-01\t1.25\tA\n2024-03-01\t1,25\tB\n") == [
        "2:error decimals follow a point here, but a comma in another line"
      ])
  }

  @Test func readsDebitAndCredit() throws {
    let text = """
      Transaction Date|Description|Debit|Credit|Balance
      2024-03-01|Shop|12.50||87.50
      2024-03-02|Refund|0.00|2.00|89.50
      2024-03-03|Both|1.00|1.00|89.50
      2024-03-04|None|||89.50
      """
    #expect(
      try EntryImports().run(text).dropFirst() == [
        "new 2024-03-01 -12.50 EUR Shop", "new 2024-03-02 2.00 EUR Refund",
        "4:warning it has an amount in both columns", "5:warning it has no amount",
      ])
  }

  @Test func takesRemarksOnDemandAlone() throws {
    let text = "Date;Payee;Amount;Notes\n2024-03-01;Shop;-1.50;IBAN DE02\n"
    let imports = try EntryImports()
    _ = try imports.run(text, writing: true)
    #expect(imports.site.allText.contains("DE02") == false)
    let other = try EntryImports()
    _ = try other.run(text, writing: true) { $0.takesNotes = true }
    #expect(other.site.text("Content/accounts/fund.md")?.contains("note: IBAN DE02}") == true)
    #expect(
      other.site.text("Content/accounts/fund.mapping")?.contains("\"note\": \"Notes\"") == true)
  }

  @Test func keepsWhatWasPaidInAnotherCurrency() throws {
    let text = """
      Date,Payee,Amount (EUR),Original Amount,Original Currency
      2024-03-01,Ramen,-7.45,-1200,JPY
      2024-03-02,Odd,-7.45,-12.345,USD
      2024-03-03,Home,-7.45,-7.45,EUR

      """
    let imports = try EntryImports()
    #expect(
      try imports.run(text, writing: true).dropFirst().prefix(3) == [
        "new 2024-03-01 -1200 JPY (-7.45 EUR) Ramen", "new 2024-03-02 -7.45 EUR Odd",
        "new 2024-03-03 -7.45 EUR Home",
      ])
    #expect(
      imports.site.text("Content/accounts/fund.md")?.contains(
        "{date: 2024-03-01, payee: Ramen, amount: -1200, currency: JPY, charged: -7.45}") == true)
    #expect(imports.site.report == "")
    #expect(imports.site.load().accounts.first?.model.balance.decimal == "-22.35")
  }

  @Test func convertsByKnownRatesAlone() throws {
    let rates = ["Content/rates.csv": "date,from,to,rate\n2024-03-02,USD,EUR,0.9\n"]
    let text = """
      Date,Payee,Amount,Currency
      2024-03-01,Early,-1.00,USD
      2024-03-02,Known,-1.00,USD
      2024-03-02,Wrong,-1.00,XYZ
      2024-03-02,Other,-1.00,CHF
      """
    let imports = try EntryImports(others: rates)
    #expect(
      try imports.run(text, writing: true).dropFirst() == [
        "new 2024-03-02 -1.00 USD Known",
        "2:warning there is no rate from USD to EUR for 2024-03-01: add one to Content/rates.csv",
        "4:warning 'XYZ' isn't a currency",
        "5:warning there is no rate from CHF to EUR for 2024-03-02: add one to Content/rates.csv",
        "written Content/accounts/fund.md", "written Content/accounts/fund.mapping",
      ])
    #expect(imports.site.report == "")
  }

  @Test func namesTheColumnsThatItDoesNotKnow() throws {
    let imports = try EntryImports()
    let told = try imports.run("Tag,Wer,Wieviel\n2024-03-01,A,-1.00\n", writing: true)
    #expect(
      told == ["1:error no line contains known column names for a date, an amount and a payee"])
    try imports.site.write(
      "Content/accounts/fund.mapping",
      #"{"columns": {"date": "tag", "payee": ["Wo", "Wer"], "amount": "Wieviel"}}"#)
    #expect(
      try imports.run("Tag,Wer,Wieviel\n2024-03-01,A,-1.00\n") == [
        "0:error no line contains the column 'Wo' from 'Content/accounts/fund.mapping'"
      ])
  }

  private static let samples = [
    Sample(
      testDescription: "N26",
      text: """
        "Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
        2024-03-05,2024-03-05,"Hotel Okura",,"Presentment",,"Main Account",-62.11,-10000.0,JPY,161.0
        2024-03-01,2024-03-01,"Lohn GmbH",DE02,"Credit Transfer","March","Main Account",2100.0,,,

        """,
      told: [
        "CSV: ',', UTF-8, decimal point, year-month-day; date from 'Booking Date', amount from "
          + "'Amount (EUR)', payee from 'Partner Name' or 'Payment Reference', original amount "
          + "from 'Original Amount', original currency from 'Original Currency'; notes in "
          + "'Payment Reference' are skipped: --notes imports them",
        "new 2024-03-01 2100.00 EUR Lohn GmbH",
        "new 2024-03-05 -10000 JPY (-62.11 EUR) Hotel Okura",
      ]),
    Sample(
      testDescription: "ING of Germany",
      text: """
        Umsatzanzeige;Datei erstellt am: 25.07.2018 12:00
        ;Letztes Update: aktuell

        IBAN;DE99 9999
        Saldo;5.000,00;EUR

        In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.

        "Buchung";"Valuta";"Auftraggeber/Empfänger";"Buchungstext";"Verwendungszweck";"Saldo";"Währung";"Betrag";"Währung"
        08.06.2018;08.06.2018;REWE Filialen Voll;Lastschrift;REWE SAGT DANKE;1.234,00;USD;-500,00;EUR

        """,
      told: [
        "CSV: ';', UTF-8, decimal comma, day.month.year; date from 'Buchung', amount from "
          + "'Betrag', payee from 'Auftraggeber/Empfänger' or 'Verwendungszweck' or "
          + "'Buchungstext', currency from 'Währung'; notes in 'Verwendungszweck' are skipped: "
          + "--notes imports them",
        "new 2018-06-08 -500.00 EUR REWE Filialen Voll",
      ]),
    Sample(
      testDescription: "Sparkasse",
      text: """
        "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
        "DE1";"29.12.25";"";"GELDAUTOMAT";"24.12/11.50UHR";"GA NR00002012";"0";"7";"-70,00";"EUR";"Umsatz vorgemerkt"
        "DE1";"19.12.25";"02.01.26";"KARTENZAHLUNG";"x";"EDEKA, BERLIN//BERLIN/DE";"DE2";"E";"-1.023,91";"EUR";"Umsatz gebucht"

        """,
      told: [
        "CSV: ';', UTF-8, decimal comma, day.month.year; date from 'Buchungstag', amount from "
          + "'Betrag', payee from 'Beguenstigter/Zahlungspflichtiger' or 'Verwendungszweck' or "
          + "'Buchungstext', currency from 'Waehrung', state from 'Info'; notes in "
          + "'Verwendungszweck' are skipped: --notes imports them",
        "new 2025-12-19 -1023.91 EUR EDEKA, BERLIN//BERLIN/DE",
        "2:warning it isn't booked: 'umsatz vorgemerkt'",
      ]),
    Sample(
      testDescription: "Revolut", currency: "GBP",
      text: """
        Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
        CARD_PAYMENT,Current,2026-04-15 09:00:00,2026-04-15 09:01:00,Tesco,-12.50,0.00,GBP,COMPLETED,500.00
        EXCHANGE,Current,2026-04-16 12:00:00,2026-04-16 12:00:30,Coffee,-3.00,0.20,GBP,COMPLETED,496.80
        CARD_PAYMENT,Current,2026-04-17 09:00:00,2026-04-17 09:01:00,Hold,0.00,0.00,GBP,COMPLETED,496.80
        CARD_PAYMENT,Current,2026-04-18 10:00:00,,Pending Coffee,-5.00,0.00,GBP,PENDING,

        """,
      told: [
        "CSV: ',', UTF-8, decimal point, year-month-day; date from 'Completed Date', amount from "
          + "'Amount', fee from 'Fee', payee from 'Description', currency from 'Currency', state from "
          + "'State'",
        "new 2026-04-15 -12.50 GBP Tesco", "new 2026-04-16 -3.20 GBP Coffee",
        "4:warning its amount is 0", "5:warning it isn't booked: 'pending'",
      ]),
    Sample(
      testDescription: "Wise",
      text: """
        TransferWise ID,Date,Date Time,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees,Exchange To Amount,Transaction Type
        CARD-1,29-02-2024,29-02-2024 10:00:00.123,-10.00,EUR,"Card transaction of 10.80 USD",,90.00,EUR,USD,1.08,,,,Diner,1234,Ana,,,0.05,10.80,DEBIT
        TRANSFER-2,01-03-2024,01-03-2024 10:00:00.123,50.00,EUR,Received money from Tom,,140.00,,,,Tom Lima,Ana Lima,,,,,,,0.00,,CREDIT

        """,
      told: [
        "CSV: ',', UTF-8, decimal point, day.month.year; date from 'Date', amount from 'Amount', "
          + "payee from 'Payee Name' or 'Merchant' or 'Description' or 'Payment Reference' or "
          + "'Note', payer from 'Payer Name', currency from 'Currency', original amount from "
          + "'Exchange To Amount', original currency from 'Exchange To'; notes in 'Payment "
          + "Reference' are skipped: --notes imports them",
        "new 2024-02-29 -10.80 USD (-10.00 EUR) Diner", "new 2024-03-01 50.00 EUR Tom Lima",
      ]),
    Sample(
      testDescription: "Monzo", currency: "GBP",
      text: """
        Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
        tx_1,15/10/2023,02:09:11,Card payment,Grab,🚕,Eating out,-3.21,GBP,-61000.00,IDR,"ride, late",Gedung,,Grab* A-123,,-3.21,
        tx_2,03/10/2023,12:00:00,Pot transfer,Tax pot,,Savings,0.00,GBP,0.00,GBP,,,,,,,

        """,
      told: [
        "CSV: ',', UTF-8, decimal point, day.month.year; date from 'Date', amount from 'Amount', "
          + "payee from 'Name' or 'Description' or 'Notes and #tags', currency from 'Currency', "
          + "original amount from 'Local amount', original currency from 'Local currency'; notes "
          + "in 'Notes and #tags' are skipped: --notes imports them",
        "new 2023-10-15 -61000.00 IDR (-3.21 GBP) Grab", "3:warning its amount is 0",
      ]),
    Sample(
      testDescription: "ING of the Netherlands",
      text: """
        "Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","MutatieSoort","Mededelingen"
        "20200213","Kosten OranjePakket","NL42INGB","","DV","Af","1,25","Diversen","1 jan t/m 31 jan"
        "20200214","Werkgever","NL42INGB","NL02","OV","Bij","2.500,00","Overschrijving","Salaris"

        """,
      told: [
        "CSV: ',', UTF-8, decimal comma, year-month-day; date from 'Datum', amount from 'Bedrag "
          + "(EUR)', sign from 'Af Bij', payee from 'Naam / Omschrijving' or 'Mededelingen'; "
          + "notes in 'Mededelingen' are skipped: --notes imports them",
        "new 2020-02-13 -1.25 EUR Kosten OranjePakket", "new 2020-02-14 2500.00 EUR Werkgever",
      ]),
    Sample(
      testDescription: "Rabobank",
      text: """
        "IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Omschrijving-1","Oorspr bedrag","Oorspr munt","Koers"
        "NL77","EUR","RABONL2U","0009565","2018-03-01","2018-03-01","-337,49","+5257,28","31","","RENTE LENING","","",""
        "NL77","EUR","RABONL2U","0009590","2018-03-14","2018-03-14","+50,00","+13084,53","NL62","Loterij B.V.","Gewonnen","","",""

        """,
      told: [
        "CSV: ',', UTF-8, decimal comma, year-month-day; date from 'Datum', amount from "
          + "'Bedrag', payee from 'Naam tegenpartij' or 'Omschrijving-1', currency from 'Munt', "
          + "original amount from 'Oorspr bedrag', original currency from 'Oorspr munt'; notes "
          + "in 'Omschrijving-1' are skipped: --notes imports them",
        "new 2018-03-01 -337.49 EUR RENTE LENING", "new 2018-03-14 50.00 EUR Loterij B.V.",
      ]),
    Sample(
      testDescription: "bunq",
      text: """
        "Date","Amount","Account","Counterparty","Name","Description"
        "2018-12-06","-8,78","NL26BUNQ","","CLOUDFLARE","CLOUDFLARE 650-3198939, US 9.95 USD"

        """,
      told: [
        "CSV: ',', UTF-8, decimal comma, year-month-day; date from 'Date', amount from 'Amount', "
          + "payee from 'Name' or 'Description' or 'Counterparty'; notes in 'Description' are "
          + "skipped: --notes imports them",
        "new 2018-12-06 -8.78 EUR CLOUDFLARE",
      ]),
  ]
}
