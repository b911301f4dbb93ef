# Der Bereich der Partner: wer den Shop anderen zeigt und Provision verdient.

## Wege

affiliate-nav = Partnerbereich
affiliate-nav-dashboard = Übersicht
affiliate-nav-links = Links
affiliate-nav-analytics = Auswertung
affiliate-nav-discounts = Rabattcodes
affiliate-nav-commissions = Provisionen
affiliate-nav-media-kit = Bilder und Texte
affiliate-nav-profile = Profil

## Anmelden und bewerben

affiliate-login-title = Anmeldung für Partner
affiliate-login-lead = Deine Links, Bestellungen und Einnahmen.
affiliate-login-shopper = Du suchst deine Bestellungen?
affiliate-login-shop = Zur Anmeldung im Shop
affiliate-register-title = Partner werden
affiliate-register-lead = Zeig unsere Mode den Menschen, die dir folgen, und verdiene an jeder Bestellung mit.
affiliate-register-you = Über dich
affiliate-register-email-help = Du kannst dieselbe E-Mail-Adresse nehmen wie zum Einkaufen: Es wird ein eigenes Konto.
affiliate-register-how = Wo du uns zeigst
affiliate-register-action = Bewerbung senden
affiliate-kind = Du bewirbst dich als
affiliate-kind-person = Privatperson
affiliate-kind-company = Unternehmen
affiliate-company = Unternehmen
affiliate-web = Website
affiliate-channels = Deine Kanäle
affiliate-channel-kind = Kanal
affiliate-channel-address = Webadresse oder Name
affiliate-channel-followers = Follower
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Etwas anderes
affiliate-countries = Länder, in denen dein Publikum lebt
affiliate-promotion = Wie stellst du uns vor?
affiliate-promotion-help = Ein paar Sätze genügen. Deine Bankverbindung gibst du später an.
affiliate-terms = Bedingungen des Programms
affiliate-terms-own = An eigenen Bestellungen und denen deines Haushalts verdienst du nichts.
affiliate-terms-ads = Wo du unsere Links zeigst, kennzeichnest du sie deutlich als Werbung.
affiliate-terms-honest = Du bietest in Suchmaschinen nicht auf unseren Namen und versprichst nichts, was wir nicht versprechen.
affiliate-terms-mail = Newsletter schickst du nur an Menschen, die sie bestellt haben.
affiliate-terms-returns = Was zurückgegeben oder storniert wird, bringt keine Provision. Deshalb wartet eine Provision, bis die Rückgabefrist vorbei ist.
affiliate-terms-payout = Wir zahlen aus, sobald der Mindestbetrag erreicht ist. Die Steuern darauf zahlst du selbst.
affiliate-terms-agree = Ich habe die Bedingungen des Programms gelesen und bin einverstanden.
affiliate-terms-changed = Die Bedingungen des Programms haben sich geändert
affiliate-applied-title = Danke, deine Bewerbung ist da
affiliate-applied-text = Ein Mensch liest sie. Das dauert ein paar Werktage.
affiliate-applied-mail = Bestätige deine E-Mail-Adresse mit dem Link, den wir dir gerade geschickt haben.
affiliate-applied-read = Wir schreiben dir, wie wir uns entschieden haben. Bis dahin siehst du nach der Anmeldung, wie es um deine Bewerbung steht.
affiliate-applied-start = Sobald du dabei bist, erstellst du deinen ersten Link.

## Stand

affiliate-pending-title = Wir lesen deine Bewerbung
affiliate-pending-text = Du bekommst eine E-Mail, sobald sie entschieden ist. Bis dahin kannst du dein Profil vervollständigen.
affiliate-rejected-title = Wir haben deine Bewerbung nicht angenommen
affiliate-rejected-text = Wenn sich etwas geändert hat, schreib uns. Unsere E-Mail-Adresse steht unten auf jeder Seite des Shops.
affiliate-suspended-title = Dein Konto ist gesperrt
affiliate-suspended-text = Du siehst hier weiterhin alles, aber Klicks und Bestellungen zählen nicht mehr, und ändern lässt sich nichts.
affiliate-left-title = Du hast das Programm verlassen
affiliate-left-text = Deine Links zählen nicht mehr. Was du bis dahin verdient hast, zahlen wir noch aus.
affiliate-reason = Grund:

## Zahlen

affiliate-number = { $number }
affiliate-percent = { $number } %
affiliate-day = { $day }.{ $month }.{ $year }
affiliate-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
affiliate-range = Zeitraum
affiliate-date-from = Von
affiliate-date-to = Bis
affiliate-compare = Mit dem Zeitraum davor vergleichen
affiliate-show = Anzeigen
affiliate-all = Alle
affiliate-show-all = Alle anzeigen
affiliate-earnings = Einnahmen
affiliate-earnings-in = Einnahmen in { $currency }
affiliate-pending = Offen
affiliate-paid = Ausgezahlt
affiliate-clicks = Klicks
affiliate-clicks-before = Klicks davor
affiliate-conversions = Bestellungen
affiliate-conversion-rate = Conversion-Rate
affiliate-epc = Einnahmen pro Klick
affiliate-revenue = Umsatz
affiliate-sale = Umsatz
affiliate-commission = Provision
affiliate-before = Davor:
affiliate-daily = Tag für Tag
affiliate-measure = Was das Diagramm zeigt
affiliate-chart = { $what } nach Tagen. Die Zahlen stehen in der Tabelle.
affiliate-chart-before = Die gepunktete Linie ist der Zeitraum davor.
affiliate-as-table = Als Tabelle anzeigen
affiliate-sources = Woher die Klicks kommen
affiliate-source-none = Nicht genannt
affiliate-top-products = Erfolgreichste Produkte
affiliate-top-pages = Erfolgreichste Seiten
affiliate-name = Name
affiliate-csv = Als CSV speichern
affiliate-first-title = Deine ersten Schritte
affiliate-first-text = Noch gibt es nichts zu zählen. Sobald jemand einem deiner Links folgt, siehst du es hier.
affiliate-first-link = Erstelle deinen ersten Link
affiliate-first-link-text = Zu jeder Seite in jedem unserer Shops.
affiliate-first-link-action = Link erstellen
affiliate-first-media = Hol dir Bilder und Texte
affiliate-first-media-text = Alle Produkte mit Beschreibung, fertig zum Teilen.
affiliate-first-media-action = Bilder und Texte öffnen
affiliate-first-payout = Gib deine Bankverbindung an
affiliate-first-payout-text = Damit wir wissen, wohin wir deine Einnahmen überweisen.
affiliate-first-payout-action = Profil öffnen

## Auswertung

affiliate-by = Aufschlüsseln nach
affiliate-by-day = Tag
affiliate-by-source = Quelle
affiliate-by-medium = Medium
affiliate-by-campaign = Kampagne
affiliate-by-content = Inhalt
affiliate-by-term = Suchbegriff
affiliate-by-country = Land
affiliate-by-device = Gerät
affiliate-by-browser = Browser
affiliate-by-product = Produkt
affiliate-by-landing = Zielseite
affiliate-device-mobile = Handy
affiliate-device-tablet = Tablet
affiliate-device-desktop = Computer
affiliate-analytics-empty = Keine Klicks in diesem Zeitraum
affiliate-analytics-empty-text = Wähle einen längeren Zeitraum oder teile einen Link.

## Links

affiliate-links-lead = Jeder Link trägt deinen Code. Bestellungen darüber zählen für dich.
affiliate-link-kind = Wohin
affiliate-link-address = Adresse einer Seite
affiliate-link-address-help = Kopiere sie aus einem unserer Shops.
affiliate-link-category = Kategorie
affiliate-link-target = Produkt oder Kategorie
affiliate-link-search = Produkte und Kategorien durchsuchen
affiliate-link-no-discount = Ohne Rabatt
affiliate-link-campaign = Kampagne
affiliate-link-made = Dein Link
affiliate-link-whole = Ganzer Link
affiliate-link-short = Kurzer Link
affiliate-link-qr = QR-Code
affiliate-link-qr-alt = QR-Code des kurzen Links
affiliate-link-qr-save = QR-Code speichern
affiliate-link-copy = Link kopieren
affiliate-link-copied = Link kopiert
affiliate-copy-failed = Kopieren ist hier nicht möglich. Markiere den Text und kopiere ihn selbst.

## Rabattcodes

affiliate-discounts-lead = Codes zum Weitergeben. Eine Bestellung mit deinem Code zählt immer für dich.
affiliate-discounts-empty = Noch keine Rabattcodes
affiliate-discounts-empty-text = Wir schreiben dir, sobald es einen für dich gibt. Links funktionieren auch ohne Code.
affiliate-discount = Rabattcode
affiliate-uses = Einlösungen
affiliate-copy-code = Code kopieren
affiliate-coupon-copied = Rabattcode kopiert

## Provisionen

affiliate-commissions-lead = Jede Bestellung, die für dich zählt, ohne den Namen der Person, die bestellt hat.
affiliate-commissions-count = { $count ->
    [one] { $count } Provision
   *[other] { $count } Provisionen
}
affiliate-commissions-none = Keine solchen Provisionen
affiliate-commissions-none-text = Wähle andere Filter.
affiliate-commissions-empty = Noch keine Provisionen
affiliate-commissions-empty-text = Die erste Bestellung über einen deiner Links erscheint hier.
affiliate-status = Status
affiliate-status-pending = Offen
affiliate-status-held = In Prüfung
affiliate-status-approved = Bestätigt
affiliate-status-paid = Ausgezahlt
affiliate-status-rejected = Abgelehnt
affiliate-status-reversed = Zurückgebucht
affiliate-status-active = Aktiv
affiliate-status-disabled = Ausgeschaltet
affiliate-status-scheduled = Geplant
affiliate-status-expired = Abgelaufen
affiliate-order = Bestellung
affiliate-bonus = Bonus
affiliate-adjustment = Korrektur
affiliate-date = Datum
affiliate-reversed = Davon zurückgegeben: { $amount }
affiliate-hold-until = Wartet bis: { $date }
affiliate-statements = Abrechnungen
affiliate-statement = Abrechnung: { $month }/{ $year }

## Bilder und Texte

affiliate-media-lead = Bilder und Texte unserer Produkte. Du darfst sie verwenden, solange du Partner bist.
affiliate-feed = Produktfeed
affiliate-feed-text = Alle Produkte mit Preisen und deinem Code in jedem Link.
affiliate-media-products = Produkte
affiliate-media-empty = Noch keine Produkte
affiliate-media-empty-text = Dieser Shop hat gerade nichts zu zeigen.
affiliate-picture-save = Bild speichern: { $name }
affiliate-copy-text = Text kopieren
affiliate-text-copied = Text kopiert

## Profil

affiliate-details = Deine Angaben
affiliate-profile-updated = Profil gespeichert
affiliate-code = Dein Code
affiliate-code-copied = Code kopiert
affiliate-tier = Stufe
affiliate-time-zone = Zeitzone
affiliate-emails = E-Mails
affiliate-emails-commissions = Wenn eine Bestellung für mich zählt
affiliate-emails-statements = Meine monatliche Abrechnung
affiliate-programme = Das Programm
affiliate-programme-window = Eine Bestellung zählt nach einem Klick
affiliate-programme-hold = Eine Provision wartet nach der Lieferung
affiliate-programme-minimum = Wir zahlen aus ab
affiliate-programme-bonus = { $count ->
    [one] Bonus ab { $count } bestätigten Bestellung im Monat
   *[other] Bonus ab { $count } bestätigten Bestellungen im Monat
}
affiliate-payout = Auszahlung
affiliate-payout-text = Das Konto, auf das wir deine Einnahmen überweisen. Es wird verschlüsselt gespeichert, und über jede Änderung schreiben wir dir.
affiliate-payout-changed = Zuletzt geändert: { $date }
affiliate-payout-action = Konto speichern
affiliate-leave = Programm verlassen
affiliate-leave-open = Programm verlassen
affiliate-leave-text = Deine Links und Codes zählen dann sofort nicht mehr. Was du bis dahin verdient hast, zahlen wir noch aus.
affiliate-leave-action = Endgültig verlassen

## Was nicht ging

affiliate-error = Etwas ist schiefgegangen
affiliate-error-profile = Dein Profil konnte nicht geladen werden
affiliate-error-update = Dein Profil konnte nicht gespeichert werden
affiliate-error-dashboard = Die Übersicht konnte nicht geladen werden
affiliate-error-discounts = Die Rabattcodes konnten nicht geladen werden
affiliate-error-commissions = Die Provisionen konnten nicht geladen werden
affiliate-error-link = Der Link konnte nicht erstellt werden
affiliate-error-analytics = Die Auswertung konnte nicht geladen werden
