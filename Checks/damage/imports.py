"""Files of other programs and of banks, for `import` to read after they came to harm."""

import hashlib
import os

HEAD = (
    "Date,Airline,Flight,From,To,Dep Gate,Canceled,Diverted To,Gate Departure (Scheduled),Gate Departure (Actual),"
    "Gate Arrival (Scheduled),Gate Arrival (Actual),Seat,PNR,Notes\n")
SAMPLES = {
    "calendar.ics": (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20260502T090000Z\r\nDTEND:20260502T230000Z\r\n"
        "SUMMARY:TP80 LIS t\r\n o HND\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20260510\r\n"
        "DTEND;VALUE=DATE:20260511\r\nSUMMARY:Amtrak - New York\\, NY to Boston\\, MA\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\n"
        "BEGIN:VEVENT\r\nDTSTART;TZID=Asia/Tokyo:20260503T150000\r\nDTEND;TZID=\"Asia/Tokyo\":20260503T170000\r\n"
        "SUMMARY:NH1 HND to ITM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"),
    "openflights.csv": (
        "\ufeffDate,From,To,Flight_Number,Airline,Distance,Duration,Seat,Note\n"
        "2008-01-18 10:30:10,DXB,RUH,SV559,Saudi Arabian Airlines,542,01:35,40C,\"First, to\n\"\"Saudi\"\"!\"\n"
        "18.01.2009,DXB,RUH,SV559\n01/19/2008,RUH,DXB,,Saudi Arabian Airlines,,,,# 1. *note* [a](b.md) <b>\n"),
    "flighty.csv": (
        HEAD + "2026-03-01,TAP,80,LIS,HND,B12,false,,2026-03-01T10:00,2026-03-01T10:25,2026-03-02T08:00,2026-03-02T07:50,12A,X,\"a\nb\"\n"
        "2026-04-01,DLH,1166,FRA,LIS,,false,MAD,2026-04-01T10:00,,2026-04-01T12:00,,,,\n"
        "2026-10-25,DLH,1167,LIS,FRA,,true,,2026-10-25T01:30,2026-10-25T01:40,,,,,\n"),
    "airtrail.csv": (
        "date,from,to,departure,arrival,duration,flightNumber,airline,note,seatNumber\n"
        "2024-06-14,CPH,DUB,2024-06-14T10:00:00.000Z,2024-06-14T12:00:00.000Z,7200,SK123,SAS,,12A\n2024-06-15,DUB,CPH,,,,,,,\n"),
    "airtrail.json": (
        '{"users": [], "flights": [{"date": "2024-06-14", "from": {"iata": "CPH"}, "to": {"name": "Field", "lat": 55.5, '
        '"lon": 12.25, "country": "DK", "tz": "Europe/Copenhagen"}, "departure": "2024-06-14T10:20:00.000Z", '
        '"arrival": "2024-06-14T11:00:00.000Z", "departureScheduled": "2024-06-14T10:00:00.000Z", "flightNumber": "SK1", '
        '"airline": {"name": "Scandinavian"}, "seats": [{"seatNumber": "1A"}], "note": "a\\n- b"},\n'
        '{"date": "2019-05-01", "datePrecision": "month", "from": {"iata": "CPH"}, "to": "DUB"}]}'),
    "2026-05-02-walk.gpx": (
        '<?xml version="1.0"?>\n<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>'
        '<trkpt lat="38.72" lon="-9.14"><ele>10</ele><time>2026-05-02T09:00:00Z</time></trkpt>\n'
        '<trkpt lat="38.73" lon="-9.15"><ele>12</ele><time>2026-05-02T10:30:15.5Z</time></trkpt>\n'
        '<trkpt lat="38.74" lon="-9.16"><time>2026-05-02T10:40:00Z</time></trkpt></trkseg></trk></gpx>\n'),
    "2025-06-01 old town.geojson": (
        '{"type": "Feature", "properties": {}, "geometry": {"type": "MultiLineString", "coordinates": '
        '[[[12.49, 41.89, 20], [12.48, 41.9]], [[12.47, 41.91], [12.46, 41.92]]]}}'),
    "ride.kml": (
        '<kml xmlns="http://www.opengis.net/kml/2.3"><Placemark><Track><when>2026-05-02T09:00:00Z</when>\n'
        "<when>2026-05-02T09:10:00Z</when><coord>-9.14 38.72 10</coord>\n<coord>-9.15 38.73 11</coord></Track></Placemark></kml>\n"),
}

# Files with entries, and what the options say of them.
ENTRIES = {
    "dkb.csv": (
        '"Girokonto";"DE1"\n""\n"Buchungsdatum";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"\n'
        '"15.06.23";"Gebucht";"ISSUER";"EDEKA//MUENCHEN/DE";"EDEKA SAGT\nDANKE";"-8,67"\n"16.06.23";"Vorgemerkt";"A";"B";"C";"-1,00"\n'
        '"01.06.23";"Gebucht";"COMPANY, ""INC""";"MAX";"Lohn # {und}: Gehalt";"1.000,0"\n"01.07.23";"Gebucht";"A";"- [x]";"";"-1.450 €"\n'),
    "revolut.csv": (
        "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n"
        "CARD_PAYMENT,Current,2024-04-15 09:00:00,2024-04-15 09:01:00,Tesco,-12.50,0.00,EUR,COMPLETED,500.00\n"
        "EXCHANGE,Current,2024-04-16 12:00:00,2024-04-16 12:00:30,=1+1,-3.00,0.20,USD,COMPLETED,496.80\n"
        "CARD_PAYMENT,Current,2024-04-18 10:00:00,,Pending,-5.00,0.00,EUR,PENDING,\n"),
    "n26.csv": (
        'Booking Date,Partner Name,Payment Reference,"Amount (EUR)","Original Amount","Original Currency"\n'
        "2024-03-05,Hotel Okura,,-62.11,-10000.0,JPY\n2024-03-05,Hotel Okura,x,-62.11,-10000.0,JPY\n2024-03-01,Lohn,March,2100.0,,\n"),
    "two.tsv": "Date\tText\tMoney out\tMoney in\r\n13/04/2024\tShop\t1,234.50\t\r\n01/05/2024\t'Shop'\t\t(2.00)\r\n",
    "bank.ofx": (
        "OFXHEADER:100\nVERSION:102\n\n<OFX><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>DE12</BANKACCTFROM><BANKTRANLIST>\n"
        "<STMTTRN><DTPOSTED>20240302120000[+1:CET]<TRNAMT>-12,50<FITID>1<NAME>Fish &amp; Chips<MEMO>a: b</STMTTRN>\n"
        "<STMTTRN><DTPOSTED>20240303<TRNAMT>1000.00<FITID>2<NAME>Pay</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></OFX>\n"),
    "card.ofx": (
        '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><CCSTMTRS><CURDEF>EUR</CURDEF><STMTTRN><DTPOSTED>20240302</DTPOSTED>\n'
        "<TRNAMT>-9.99</TRNAMT><FITID>1</FITID><PAYEE><NAME>A &lt;b&gt;</NAME></PAYEE><CURRENCY><CURSYM>USD</CURSYM></CURRENCY></STMTTRN>\n"
        "<STMTTRN><DTPOSTED>20240303</DTPOSTED><TRNAMT>-1</TRNAMT><NAME><![CDATA[<c>]]></NAME></STMTTRN></CCSTMTRS></OFX>"),
    "main.beancount": (
        '2024-01-01 open Assets:Fund EUR\n2024-03-01 * "REWE" "Milk; bread" #food\n  category: "Eating out"\n  Assets:Fund  -12.50 EUR\n'
        '  Expenses:Food\n2024-03-02 ! "Ramen"\n  Assets:Fund\n  Expenses:Eating-Out  1,200 JPY @ 0.0062 EUR ; x\n'
        '2024-03-03 txn "Abroad" ""\n  Assets:Fund  -20.00 USD @@ 18.50 EUR\n  Expenses:Food:Fish\n'),
}
# The account in each language of content: its path, and its text.
ACCOUNTS = [
    ("fund.md", "---\nname: Fund\noverdraft: true\nentries:\n  - {date: 2023-06-15, payee: EDEKA, amount: -8.67, category: Food}\n---\nText.\n"),
    ("fund.md", "---\nname: Fund\noverdraft: true\n---\n"),
    ("fund.md", "+++\nname = \"Fund\"\noverdraft = true\n\n[[entries]]\ndate = 2023-06-15\npayee = \"A\"\namount = -1.00\n+++\n"),
    ("fund.json", '{\n  "name": "Fund",\n  "overdraft": true,\n  "entries": [\n    {"date": "2023-06-15", "payee": "A", "amount": -1}\n  ]\n}\n'),
]


def tree(site):
    """Hashes of all files of a site by their paths."""
    found = {}
    for folder, _, names in os.walk(site):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found[path] = hashlib.sha256(file.read()).digest()
    return found


def continues(now, before):
    """Whether a text is another one with something put in at one place."""
    start = os.path.commonprefix([now, before])
    return len(now) >= len(before) and now.endswith(before[len(start):])
