## Coming back from paying

order-number-of = Bestellung { $number }
pay-meta-title = Zahlung | { -brand }
pay-succeeded = Zahlung erfolgreich!
pay-processing = Deine Zahlung wird bearbeitet.
pay-processing-text = Diese Seite aktualisiert sich von selbst. Sobald die Zahlung bestätigt ist, schreiben wir dir auch eine E-Mail.
pay-failed = Deine Zahlung war nicht erfolgreich, bitte versuche es noch einmal.
pay-error = Etwas ist schiefgelaufen.
pay-error-text = Deine Bestellung ist gespeichert. Bitte versuche es gleich noch einmal.
pay-unknown-text = Bitte versuche es gleich noch einmal.

## The payment step

checkout-title = Kasse
checkout-meta-title = Kasse | { -brand }
checkout-contact = Deine E-Mail-Adresse
checkout-email-help = Dorthin schicken wir die Bestellbestätigung.
checkout-sign-in = Du hast ein Konto? Anmelden
checkout-address = Lieferadresse
checkout-collector = Wer die Bestellung abholt
checkout-saved = Gespeicherte Adresse
checkout-saved-new = Andere Adresse
checkout-billing-other = Andere Rechnungsadresse verwenden
checkout-delivery = Lieferung
checkout-courier = Mit dem Paketdienst
checkout-pickup = Abholung in unserem Lager
checkout-hours = Montag bis Freitag, { $opens }–{ $closes } Uhr
checkout-arrives = Bei dir: { $dates }
checkout-ready = Abholbereit: { $date }
checkout-payment = Bezahlung
checkout-card = Karte
checkout-wallet = Karte oder mobile Wallet
checkout-card-text = Du zahlst im nächsten Schritt auf der sicheren Seite unseres Zahlungsdienstes.
checkout-cod-text = Du zahlst bei der Übergabe.
checkout-sandbox = Testzahlung
checkout-sandbox-text = Es wird nichts abgebucht: Dieser Shop wird gerade ausprobiert.
checkout-note = Hinweis für den Zusteller
checkout-terms = Ich akzeptiere die Allgemeinen Geschäftsbedingungen.
checkout-terms-check = Bitte ankreuzen, um fortzufahren
checkout-place = Zahlungspflichtig bestellen
checkout-back = Zurück zum Warenkorb
checkout-changed = Das hat sich geändert
checkout-before = Vorher:
checkout-now = Jetzt:

## After the order

order-meta-title = Deine Bestellung | { -brand }
order-thanks = Danke für deine Bestellung
order-sent = Wir haben dir eine Bestätigung geschickt: { $email }
order-unpaid = Deine Bestellung wartet auf die Zahlung
order-unpaid-text = Wir reservieren deine Artikel für kurze Zeit. Sobald du bezahlt hast, schicken wir sie los.
order-cancelled-title = Diese Bestellung wurde storniert
order-cancelled-text = Es wird nichts verschickt. Falls du schon bezahlt hast, bekommst du dein Geld zurück.
order-pay-now = Jetzt bezahlen
order-cancel = Bestellung stornieren
order-cancel-sure = Möchtest du diese Bestellung wirklich stornieren?
order-cancel-yes = Ja, Bestellung stornieren
order-cancel-no = Bestellung behalten
order-lines = Artikel dieser Bestellung
order-billing = Rechnungsadresse
order-invoice = Rechnung
order-credit-notes = Rechnungskorrekturen
order-track = Paket verfolgen
order-parcels = Pakete
order-refunded = Erstattet
order-timeline = Bisheriger Verlauf
order-again = Noch einmal bestellen
order-account = Leg ein Konto an und behalte alle Bestellungen im Blick.
order-view = Bestellung ansehen
order-state-payment = Zahlung
order-state-delivery = Lieferung

## Bank account for a refund

refund-account-meta-title = Deine Erstattung | { -brand }
refund-account-title = Wohin dürfen wir dein Geld überweisen?
refund-account-text = Wir überweisen { $amount } für deine Bestellung { $number } auf dein Bankkonto.
refund-account-given-title = Wir haben deine Bankverbindung
refund-account-given-text = Wir überweisen { $amount } für deine Bestellung { $number } auf dieses Konto. Bis dahin kannst du deine Angaben hier noch ändern.
refund-account-correct = Andere Bankverbindung angeben
refund-account-exported-title = Deine Überweisung ist unterwegs
refund-account-exported-text = Wir überweisen { $amount } für deine Bestellung { $number } auf dieses Konto. Die Angaben lassen sich nicht mehr ändern. Stimmt etwas nicht? Dann schreib uns bitte sofort.
refund-account-made-title = Wir haben dein Geld überwiesen
refund-account-made-text = Wir haben { $amount } für deine Bestellung { $number } überwiesen. Je nach Bank kann es ein paar Tage dauern, bis das Geld bei dir ankommt.
refund-account-missing-title = Dieser Link gilt nicht mehr
refund-account-missing-text = Bitte öffne den Link aus unserer letzten E-Mail zu deiner Erstattung. Falls auch der nicht funktioniert, antworte einfach auf diese E-Mail.
refund-account-iban-help = Zum Beispiel DE89 3704 0044 0532 0130 00
refund-account-routing-help = Neun Ziffern; du findest sie auf einem Scheck oder auf der Website deiner Bank.
refund-account-action = Bankverbindung speichern
field-account-holder = Kontoinhaber
field-iban = IBAN
field-bank = Bank
field-routing-number = Routing-Nummer
field-account-number = Kontonummer
