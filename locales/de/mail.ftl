# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). The text follows the greeting and its comma,
# so it begins with a lower-case letter.

## In jeder E-Mail

mail-hello = Hallo { $name },
mail-hello-nameless = Hallo,
mail-copy = Falls der Button nicht funktioniert, kopiere diesen Link in deinen Browser:
mail-link-minutes = { $count ->
    [one] Der Link ist eine Minute gültig und funktioniert nur einmal.
   *[other] Der Link ist { $count } Minuten gültig und funktioniert nur einmal.
}
mail-link-hours = { $count ->
    [one] Der Link ist eine Stunde gültig und funktioniert nur einmal.
   *[other] Der Link ist { $count } Stunden gültig und funktioniert nur einmal.
}
mail-link-days = { $count ->
    [one] Der Link ist einen Tag gültig und funktioniert nur einmal.
   *[other] Der Link ist { $count } Tage gültig und funktioniert nur einmal.
}
mail-help = Fragen? Antworte einfach auf diese E-Mail.
mail-unsubscribe = Newsletter abbestellen

## Konten

mail-verify-email = Bestätige deine E-Mail-Adresse
    .preview = Ein Klick, und dein Konto bei { $shop } ist startklar.
    .title = Ist das deine E-Mail-Adresse?
    .text = bitte bestätige deine E-Mail-Adresse. So kommen Bestellbestätigungen und alles zu deinen Rücksendungen bei dir an, und niemand sonst kann die Adresse verwenden.
    .action = E-Mail-Adresse bestätigen
    .note = Du hast kein Konto bei { $shop } angelegt? Dann musst du nichts tun.

mail-welcome = Willkommen bei { -brand }
    .preview = Deine E-Mail-Adresse ist bestätigt.
    .title = Schön, dass du da bist.
    .text = deine E-Mail-Adresse ist bestätigt und dein Konto startklar. Wunschliste, Adressen und Bestellungen hast du dort an einem Ort.
    .action = Im Shop stöbern

mail-reset-password = Wähle ein neues Passwort
    .preview = Hier ist der Link, den du angefordert hast.
    .title = Ein neues Passwort
    .text = jemand, vermutlich du, hat ein neues Passwort für dein Konto bei { $shop } angefordert. Hier kannst du es wählen; danach bist du auf allen Geräten abgemeldet.
    .action = Passwort wählen
    .note = Du hast das nicht angefordert? Dann ignoriere diese E-Mail einfach: Dein Passwort bleibt, wie es ist.

mail-password-changed = Dein Passwort wurde geändert
    .preview = Wenn du das warst, musst du nichts tun.
    .title = Du hast ein neues Passwort.
    .text = das Passwort für dein Konto bei { $shop } wurde gerade geändert. Wenn du das warst, musst du nichts tun. Wenn nicht, wähle jetzt ein anderes und schreib uns.
    .action = Das war ich nicht

mail-email-change-confirm = Bestätige deine neue E-Mail-Adresse
    .preview = Ein Klick, und wir schreiben dir ab jetzt an diese E-Mail-Adresse.
    .title = Deine neue E-Mail-Adresse
    .text = du möchtest diese E-Mail-Adresse für dein Konto bei { $shop } verwenden. Bestätige sie, und wir schreiben dir ab jetzt hierher.
    .action = E-Mail-Adresse bestätigen
    .note = Du hast das nicht angefordert? Dann musst du nichts tun, und das Konto behält seine bisherige E-Mail-Adresse.

mail-email-changed = Deine E-Mail-Adresse wurde geändert
    .preview = Ab jetzt schreiben wir an deine neue E-Mail-Adresse.
    .title = Deine E-Mail-Adresse ist geändert.
    .text = zu deinem Konto bei { $shop } gehört jetzt die E-Mail-Adresse { $email }. An die bisherige schreiben wir nicht mehr.
    .note = Das warst nicht du? Dann antworte gleich auf diese E-Mail, und wir helfen dir, dein Konto zurückzubekommen.

mail-account-deleted = Dein Konto ist gelöscht
    .preview = Auch deine Adressen und deine Wunschliste sind gelöscht.
    .title = Mach’s gut.
    .text = dein Konto bei { $shop } ist gelöscht, mitsamt deinen Adressen und deiner Wunschliste. Rechnungen bewahren wir so lange auf, wie es das Gesetz verlangt, getrennt von allem anderen. Du bist jederzeit wieder willkommen.

## Newsletter

mail-newsletter-confirm = Bestätige deine Newsletter-Anmeldung
    .preview = Ein Klick, und der Newsletter kommt zu dir.
    .title = Möchtest du unseren Newsletter?
    .text = diese E-Mail-Adresse wurde bei { $shop } für den Newsletter eingetragen: Neuheiten, Reduziertes, ab und zu eine Geschichte. Bestätige sie, und es geht los.
    .action = Ja, Newsletter abonnieren
    .note = Das warst nicht du? Dann musst du nichts tun: Ohne deine Einwilligung kommt kein Newsletter, und nach { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    } löschen wir die E-Mail-Adresse.

mail-newsletter-welcome = Du bist dabei
    .preview = Danke, dass du unseren Newsletter abonniert hast.
    .title = Danke für deine Anmeldung.
    .text = ab jetzt erfährst du zuerst von Neuheiten und Reduziertem bei { $shop }. In jeder E-Mail steht ein Link, mit dem du dich sofort wieder abmelden kannst.
    .action = Neuheiten ansehen

mail-back-in-stock = { $item } ist wieder da
    .preview = Du wolltest Bescheid wissen: Der Artikel ist wieder vorrätig.
    .title = Wieder da.
    .text = du wolltest wissen, wann es { $item } bei { $shop } wieder gibt. Jetzt ist der Artikel wieder vorrätig. Reservieren können wir ihn nicht, er kann also auch wieder ausverkauft sein.
    .action = Artikel ansehen
    .note = Zu diesem Artikel schreiben wir dir nur dieses eine Mal: Deine Benachrichtigung und die E-Mail-Adresse dazu sind jetzt gelöscht. Der Link unten löscht auch Benachrichtigungen zu anderen Artikeln.

mail-seller-received = Deine Bewerbung ist da
    .preview = Wir lesen sie und melden uns.
    .title = Danke für deine Bewerbung.
    .text = du möchtest bei { $shop } verkaufen, und deine Bewerbung ist angekommen. Wir lesen sie und antworten dir per E-Mail.

mail-seller-application = Neue Verkäufer-Bewerbung: { $company }
    .preview = { $company } ({ $country }) möchte hier verkaufen.
    .title = Ein Unternehmen möchte hier verkaufen.
    .text = { $company } ({ $country }) hat sich als Verkäufer bei { $shop } beworben.
    .note = Bewerbung { $number } · Kontakt: { $contact }, { $email }, { $phone } · Website: { $web } · Verkauft: { $goods } · Teile pro Monat: { $quantity } · Nachricht: { $message }

mail-seller-accepted = Du kannst bei uns verkaufen
    .preview = Wir haben deine Bewerbung angenommen.
    .title = Willkommen.
    .text = wir haben deine Bewerbung gelesen und möchten deine Kleidung bei { $shop } zeigen. Wegen der nächsten Schritte melden wir uns.
    .action = Unsere Verkäufer ansehen

mail-seller-rejected = Zu deiner Bewerbung
    .preview = Danke für dein Interesse.
    .title = Wir können dir leider nicht zusagen.
    .text = danke, dass du bei { $shop } verkaufen möchtest. Wir haben deine Bewerbung gelesen und uns dagegen entschieden.
    .note = Der Grund: { $reason }

## Für die Leute im Shop

mail-test = Test-E-Mail von { $shop }
    .preview = Wenn du das liest, funktioniert der E-Mail-Versand.
    .title = Der E-Mail-Versand funktioniert.
    .text = mit dieser E-Mail werden die Mail-Einstellungen des Shops getestet. Du musst nichts tun.

## Bestellungen

mail-order-confirmation = Deine Bestellung { $number }
    .preview = Danke! Wir bereiten sie gerade vor.
    .title = Danke für deine Bestellung.
    .text = wir haben deine Bestellung { $number } erhalten und bereiten sie gerade vor. Bitte heb diese E-Mail auf: Sie ist deine Bestellbestätigung.
    .action = Bestellung ansehen

mail-order-payment-failed = Zahlung für Bestellung { $number } fehlgeschlagen
    .preview = Deine Artikel sind noch kurze Zeit reserviert.
    .title = Deine Zahlung hat nicht geklappt.
    .text = die Zahlung für deine Bestellung { $number } hat nicht geklappt. Deine Artikel sind noch kurze Zeit reserviert, bitte versuch es noch einmal.
    .action = Jetzt bezahlen

mail-order-shipped = Bestellung { $number } ist unterwegs
    .preview = Dein Paket hat unser Lager verlassen.
    .title = Deine Bestellung ist unterwegs.
    .text = deine Bestellung { $number } hat unser Lager verlassen.
    .action = Bestellung ansehen

mail-order-ready = Bestellung { $number } ist abholbereit
    .preview = Deine Artikel warten auf dich.
    .title = Bereit zur Abholung.
    .text = deine Bestellung { $number } ist abholbereit. Bitte halte beim Abholen die Bestellnummer bereit.
    .action = Bestellung ansehen

mail-order-delivered = Bestellung { $number } ist angekommen
    .preview = Wir hoffen, sie gefällt dir.
    .title = Deine Bestellung ist da.
    .text = deine Bestellung { $number } wurde zugestellt. Wenn etwas nicht stimmt, antworte einfach auf diese E-Mail.
    .action = Bestellung ansehen

mail-order-cancelled = Bestellung { $number } ist storniert
    .preview = Es wird nichts verschickt.
    .title = Deine Bestellung ist storniert.
    .text = deine Bestellung { $number } ist storniert, es wird nichts verschickt. Falls du schon bezahlt hast, bekommst du dein Geld zurück.
    .action = Bestellung ansehen

mail-order-refunded = Erstattung für Bestellung { $number }
    .preview = Dein Geld ist auf dem Weg zurück.
    .title = Wir haben dir dein Geld erstattet.
    .text = für deine Bestellung { $number } haben wir dir den Betrag unten erstattet. Je nach Bank kann es ein paar Tage dauern, bis er bei dir ankommt.
    .action = Bestellung ansehen

mail-refund-account = Wohin mit deiner Erstattung für Bestellung { $number }?
    .preview = Wir brauchen deine Bankverbindung, um dir { $amount } zu überweisen.
    .title = Wohin dürfen wir dein Geld überweisen?
    .text = deine Bestellung { $number } hast du per Nachnahme bezahlt. Die Erstattung von { $amount } überweisen wir dir deshalb auf dein Bankkonto. Bitte gib an, auf welches.
    .action = Bankverbindung angeben
    .note = Der Link ist { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } gültig. Bis wir überweisen, kannst du deine Angaben dort noch ändern.

mail-refund-account-reminder = Deine Erstattung für Bestellung { $number } wartet noch
    .preview = Uns fehlt noch deine Bankverbindung, um dir { $amount } zu überweisen.
    .title = Wir können dein Geld noch nicht überweisen.
    .text = wir möchten dir für deine Bestellung { $number } { $amount } erstatten, kennen aber deine Bankverbindung noch nicht. Bitte gib sie an.
    .action = Bankverbindung angeben
    .note = Der Link ist { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } gültig. Bis wir überweisen, kannst du deine Angaben dort noch ändern.

## Was in E-Mails zu Bestellungen steht

mail-order-quantity = Menge: { $count }
mail-order-subtotal = Zwischensumme
mail-order-discount = Rabatt
mail-order-coupon = Gutschein { $code }
mail-order-shipping = Versand
mail-order-free = Kostenlos
mail-order-cash-charge = Nachnahmegebühr
mail-order-total = Gesamtsumme
mail-order-vat = davon MwSt. { $rate }
mail-order-refund = Erstattung
mail-order-number = Bestellnummer
mail-order-date = Bestelldatum
mail-order-invoice = Rechnungsnummer
mail-order-carrier = Versanddienst
mail-order-tracking = Sendungsnummer
mail-order-payment = Zahlung
mail-order-cash = Nachnahme
mail-order-online = Onlinezahlung
mail-order-arrives = Voraussichtliche Lieferung
mail-order-address = Lieferadresse
mail-order-billing = Rechnungsadresse
mail-order-pickup = Abholung in unserem Lager
mail-order-pickup-hours = Montag bis Freitag, { $opens }–{ $closes } Uhr (MEZ)
mail-order-pickup-from = Abholbereit
mail-order-seller = Verkäufer
mail-order-withdrawal = Widerrufsrecht
mail-order-withdrawal-text = { $days ->
    [one] Du kannst diesen Vertrag binnen { $days } Tag ab Erhalt deiner Bestellung ohne Angabe von Gründen widerrufen. Dafür genügt eine eindeutige Erklärung, zum Beispiel per E-Mail, per Post oder auf der Seite „Vertrag widerrufen“ in unserem Shop.
   *[other] Du kannst diesen Vertrag binnen { $days } Tagen ab Erhalt deiner Bestellung ohne Angabe von Gründen widerrufen. Dafür genügt eine eindeutige Erklärung, zum Beispiel per E-Mail, per Post oder auf der Seite „Vertrag widerrufen“ in unserem Shop.
}
mail-order-form = Muster-Widerrufsformular
mail-order-form-to = An:
mail-order-form-notice = Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren:
mail-order-form-ordered = Bestellt am / erhalten am:
mail-order-form-name = Name des/der Verbraucher(s):
mail-order-form-address = Anschrift des/der Verbraucher(s):
mail-order-form-signature = Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):
mail-order-form-date = Datum:
mail-order-guarantee = Gesetzliche Gewährleistung
mail-order-guarantee-text = Nach EU-Recht hast du auf alle Waren eine gesetzliche Gewährleistung von mindestens zwei Jahren. Ist etwas mangelhaft oder nicht wie beschrieben, kannst du eine kostenlose Reparatur oder kostenlosen Ersatz verlangen oder, wenn das Gesetz es vorsieht, einen Preisnachlass oder dein Geld zurück.

## Partner

mail-affiliate-application = Neue Partner-Bewerbung: { $name }
    .preview = { $name } möchte { $shop } empfehlen.
    .title = Jemand möchte den Shop empfehlen.
    .text = { $name } hat sich für das Partnerprogramm von { $shop } beworben.
    .note = Bewerbung { $number } · E-Mail: { $email } · Website: { $web } · Kanäle: { $channels } · Länder: { $countries } · So wird empfohlen: { $promotion }

mail-affiliate-received = Wir haben deine Bewerbung erhalten
    .preview = Wir lesen sie und melden uns.
    .title = Danke für deine Bewerbung.
    .text = du möchtest { $shop } empfehlen, und deine Bewerbung für unser Partnerprogramm ist angekommen. Wir lesen sie und antworten dir per E-Mail.

mail-affiliate-approved = Willkommen im Partnerprogramm
    .preview = Wir haben deine Bewerbung angenommen.
    .title = Willkommen.
    .text = wir haben deine Bewerbung für das Partnerprogramm von { $shop } angenommen. Dein Code ist { $code }. Teile deine Links und Rabattcodes und sieh jederzeit, was daraus wird.
    .action = Zum Partnerbereich

mail-affiliate-rejected = Zu deiner Bewerbung
    .preview = Danke für dein Interesse.
    .title = Wir können dir leider nicht zusagen.
    .text = danke für deine Bewerbung beim Partnerprogramm von { $shop }. Wir haben sie gelesen und uns dagegen entschieden.
    .note = Der Grund: { $reason }

mail-affiliate-suspended = Deine Partnerschaft ruht
    .preview = Neue Bestellungen zählen vorerst nicht.
    .title = Deine Partnerschaft ruht.
    .text = neue Klicks und Bestellungen bei { $shop } zählen vorerst nicht für dich. Deine Zahlen kannst du weiter ansehen.
    .note = Der Grund: { $reason }

mail-affiliate-reinstated = Deine Partnerschaft ist wieder aktiv
    .preview = Neue Bestellungen zählen wieder.
    .title = Willkommen zurück.
    .text = deine Partnerschaft mit { $shop } ist wieder aktiv. Ab jetzt zählen Klicks und Bestellungen wieder für dich.
    .action = Zum Partnerbereich

mail-affiliate-left = Du hast unser Partnerprogramm verlassen
    .preview = Danke für deine Empfehlungen.
    .title = Danke und auf Wiedersehen.
    .text = du hast das Partnerprogramm von { $shop } verlassen. Deine Links und Rabattcodes bringen keine Provision mehr. Was du verdient hast, zahlen wir noch aus.

mail-affiliate-payout-changed = Deine Auszahlungsdaten wurden geändert
    .preview = Wenn du das warst, musst du nichts tun.
    .title = Du hast neue Auszahlungsdaten.
    .text = was du bei { $shop } verdienst, zahlen wir ab jetzt auf dieses Konto: { $account }. Wenn du das warst, musst du nichts tun.
    .action = Auszahlungsdaten prüfen
    .note = Wenn du das nicht warst, wähle jetzt ein neues Passwort und schreib uns.
