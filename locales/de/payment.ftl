# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Der Zahlungsdienst ist gerade nicht erreichbar. Deine Bestellung ist gespeichert, bitte versuche es gleich noch einmal.
error-payment-closed = Diese Zahlung lässt sich nicht mehr fortsetzen. Bitte starte sie neu.
error-refund-too-much = Das ist mehr, als von der Zahlung noch übrig ist.
error-refund-key = Diese Erstattung wurde bereits mit einem anderen Betrag angefordert.
error-refund-resolved = Bei dieser Erstattung gibt es nichts mehr zu entscheiden.
error-iban = Das ist keine gültige IBAN.
error-account-holder = Bitte gib den Namen des Kontoinhabers ein.
error-account-bank = Bitte gib den Namen der Bank ein.
error-routing-number = Bitte gib die neun Ziffern der Routing-Nummer ein.
error-account-number = Bitte gib die Kontonummer mit 6 bis 17 Ziffern ein.
error-refund-account-closed = Die Bankverbindung lässt sich nicht mehr ändern. Schreib uns bitte, wenn etwas nicht stimmt.
error-refund-account-known = Die Bankverbindung ist schon bekannt.
notice-refund-account-saved = Danke, deine Bankverbindung ist gespeichert.

sandbox-title = Testzahlung
sandbox-intro = Diese Seite steht hier für den Zahlungsdienst. Du brauchst keine Karte, und es fließt kein Geld.
sandbox-order = Bestellung { $number }
sandbox-success = Bezahlen
sandbox-success-help = Die Zahlung gelingt sofort.
sandbox-slow = Verzögert bezahlen
sandbox-slow-help = Die Zahlung wird einige Sekunden lang bearbeitet und gelingt dann.
sandbox-decline = Zahlung ablehnen lassen
sandbox-decline-help = Die Bank lehnt ab; die Bestellung kann noch einmal bezahlt werden.
sandbox-abandon = Zurück zum Shop
sandbox-abandon-help = Es wird nichts bezahlt, und die Bestellung bleibt vorerst offen.
