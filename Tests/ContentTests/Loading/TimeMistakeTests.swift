import Testing

struct TimeMistakeTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let cases = [
    Mistake(
      "skipped time",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 2015-03-29T01:30:00
        arrival: 2015-03-29T04:00:00+01:00
        origin: {name: Lisbon, timeZone: Europe/Lisbon}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:2:12: error[content-skipped-time]: 'departure' is 2015-03-29T01:30:00, which clocks in Europe/Lisbon skip
            2 | departure: 2015-03-29T01:30:00
              |            ^~~~~~~~~~~~~~~~~~~ write a time that exists, such as 2015-03-29T02:30:00+01:00

        """#),
    Mistake(
      "ambiguous time",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 2015-10-25 01:30
        destination: {name: Lisbon, timeZone: Europe/Lisbon}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:3:10: error[content-ambiguous-time]: 'arrival' is 2015-10-25 01:30, which clocks in Europe/Lisbon show twice
            3 | arrival: 2015-10-25 01:30
              |          ^~~~~~~~~~~~~~~~ add +01:00 for the first time or +00:00 for the second

        """#),
    Mistake(
      "wrong offset",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 2015-10-09T15:09:53+02:00[Europe/Lisbon]
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:3:10: error[content-wrong-offset]: 'arrival' has the offset +02:00, but Europe/Lisbon has +01:00 then
            3 | arrival: 2015-10-09T15:09:53+02:00[Europe/Lisbon]
              |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ write +01:00, or remove the offset

        """#),
    Mistake(
      "instant out of range",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 9999-12-31T23:59:59-01:00
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:3:10: error[content-wrong-time]: 'arrival' isn't a valid time: it is outside the years 1 to 9999
            3 | arrival: 9999-12-31T23:59:59-01:00
              |          ^~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    Mistake(
      "unreadable time",
      [
        "Content/trips/a.md": #"""
        ---
        departure: soon
        arrival: 0
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:2:12: error[content-wrong-type]: 'departure' must be a date or time such as 2015-10-09T13:09:53+01:00, but 'soon' isn't one
            2 | departure: soon
              |            ^~~~

        """#),
    Mistake(
      "time of another kind",
      [
        "Content/trips/a.md": #"""
        ---
        departure: [1]
        arrival: 0
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:2:12: error[content-wrong-type]: 'departure' must be a date or time such as 2015-10-09T13:09:53+01:00, but is a list
            2 | departure: [1]
              |            ^~~

        """#),
    Mistake(
      "day that is none",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 2015-02-30
        arrival: 0
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:2:12: error[content-wrong-type]: 'departure' must be a date or time such as 2015-10-09T13:09:53+01:00, but February 2015 has only 28 days, no day 30
            2 | departure: 2015-02-30
              |            ^~~~~~~~~~ write a day from 1 to 28

        """#),
    Mistake(
      "month that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 2015-13-01
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but there is no month 13
            3 | date: 2015-13-01
              |       ^~~~~~~~~~ write a month from 1 to 12

        """#),
    Mistake(
      "year that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 0000-01-01
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but there is no year 0
            3 | date: 0000-01-01
              |       ^~~~~~~~~~

        """#),
    Mistake(
      "minute that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 2015-10-09T10:60
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but there is no minute 60
            3 | date: 2015-10-09T10:60
              |       ^~~~~~~~~~~~~~~~ write a minute from 0 to 59

        """#),
    Mistake(
      "second that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 2016-12-31T23:59:60Z
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but there is no second 60
            3 | date: 2016-12-31T23:59:60Z
              |       ^~~~~~~~~~~~~~~~~~~~ write a second from 0 to 59

        """#),
    Mistake(
      "offset that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 2016-12-31T23:59:00+24:00
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but an offset is at most 18:00
            3 | date: 2016-12-31T23:59:00+24:00
              |       ^~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    Mistake(
      "too many decimals",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 0.0000000001
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but a second has at most nine decimals
            3 | date: 0.0000000001
              |       ^~~~~~~~~~~~

        """#),
    Mistake(
      "milliseconds",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 1444395393000
        arrival: 1444395393250
        actualDeparture: 99999999999999999
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:2:12: error[content-wrong-type]: 'departure' must be a date or time such as 2015-10-09T13:09:53+01:00, but 1444395393000 means seconds since 1970, which is after the year 9999
            2 | departure: 1444395393000
              |            ^~~~~~~~~~~~~ if you mean milliseconds, write 1444395393
        Content/trips/a.md:3:10: error[content-wrong-type]: 'arrival' must be a date or time such as 2015-10-09T13:09:53+01:00, but 1444395393250 means seconds since 1970, which is after the year 9999
            3 | arrival: 1444395393250
              |          ^~~~~~~~~~~~~ if you mean milliseconds, write 1444395393.25
        Content/trips/a.md:4:18: error[content-wrong-type]: 'actualDeparture' must be a date or time such as 2015-10-09T13:09:53+01:00, but it is outside the years 1 to 9999
            4 | actualDeparture: 99999999999999999
              |                  ^~~~~~~~~~~~~~~~~

        """#),
    Mistake(
      "number that is meant as no seconds",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 8
        updated: 2024
        actualDeparture: 20240612
        actualArrival: 202406
        arrival: 2024-06-12
        ---

        """#,
        "Content/people/a.json": #"{"firstName": "A", "lastName": "B", "birthdate": -5.5}"#,
      ],
      report: #"""
        Content/people/a.json:1:50: error[content-wrong-type]: 'birthdate' must be a date such as 1970-01-01, but -5.5 means seconds since 1970, which is too early to be right
            1 | {"firstName": "A", "lastName": "B", "birthdate": -5.5}
              |                                                  ^~~~ write a day such as 1970-01-01
        Content/trips/a.md:2:12: error[content-wrong-type]: 'departure' must be a date or time such as 2015-10-09T13:09:53+01:00, but 8 means seconds since 1970, which is too early to be right
            2 | departure: 8
              |            ^ write a day such as 2015-10-09, or a time such as 2015-10-09T08:00
        Content/trips/a.md:3:10: error[content-wrong-type]: 'updated' must be a date or time such as 2015-10-09T13:09:53+01:00, but 2024 means seconds since 1970
            3 | updated: 2024
              |          ^~~~ write 2024-01-01
        Content/trips/a.md:4:18: error[content-wrong-type]: 'actualDeparture' must be a date or time such as 2015-10-09T13:09:53+01:00, but 20240612 means seconds since 1970
            4 | actualDeparture: 20240612
              |                  ^~~~~~~~ write 2024-06-12
        Content/trips/a.md:5:16: error[content-wrong-type]: 'actualArrival' must be a date or time such as 2015-10-09T13:09:53+01:00, but 202406 means seconds since 1970
            5 | actualArrival: 202406
              |                ^~~~~~ write 2024-06-01

        """#),
    Mistake(
      "zone that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: 2015-10-09T10:00[Europe/Lisbn]
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but there is no zone 'Europe/Lisbn'
            3 | date: 2015-10-09T10:00[Europe/Lisbn]
              |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean 'Europe/Lisbon'?

        """#),
    Mistake(
      "suffix that is not understood",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        date: "2015-10-09T10:00:00Z[!u-ca=hebrew]"
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'date' must be a date or time such as 2015-10-09T13:09:53+01:00, but '[!u-ca=hebrew]' isn't supported
            3 | date: "2015-10-09T10:00:00Z[!u-ca=hebrew]"
              |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    Mistake(
      "arrival before departure",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 100000
        arrival: 0
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:3:10: error[content-arrives-before-departure]: 'arrival' is before 'departure'
            3 | arrival: 0
              |          ^ write a later time, or correct the other one
           note: Content/trips/a.md:2:12: 'departure' is here

        """#),
    Mistake(
      "actual arrival before departure",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        actualDeparture: 100000
        actualArrival: 0
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:5:16: error[content-arrives-before-departure]: 'actualArrival' is before 'actualDeparture'
            5 | actualArrival: 0
              |                ^ write a later time, or correct the other one
           note: Content/trips/a.md:4:18: 'actualDeparture' is here

        """#),
    Mistake(
      "expiry before publication",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        publishDate: 2015-10-10
        expiryDate: 2015-10-09
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:4:13: error[content-expires-before-publication]: 'expiryDate' is not after 'publishDate'
            4 | expiryDate: 2015-10-09
              |             ^~~~~~~~~~
           note: Content/pages/a.md:3:14: 'publishDate' is here

        """#),
    Mistake(
      "times of aWrong place are not judged",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 2015-03-29T01:30:00
        arrival: 2015-03-29T04:00:00
        origin: {name: Lisbon, timeZone: Lisbon}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:4:34: error[content-wrong-type]: 'origin.timeZone' must be a time zone such as Europe/Lisbon, but there is no zone 'Lisbon'
            4 | origin: {name: Lisbon, timeZone: Lisbon}
              |                                  ^~~~~~ did you mean 'Europe/Lisbon'?

        """#),
  ]
}
