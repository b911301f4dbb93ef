## Coming back from paying

order-number-of = Bestellung { $number }
pay-meta-title = Zahlung | { -brand }
pay-succeeded = Zahlung erfolgreich!
pay-processing = Deine Zahlung wird bearbeitet.
pay-processing-text = Diese Seite aktualisiert sich von selbst. Sobald die Zahlung bestätigt ist, schreiben wir dir auch eine E-Mail.
pay-failed = Deine Zahlung war nicht erfolgreich, bitte versuche es noch einmal.
pay-error = Etwas ist schiefgelaufen.
pay-error-text = Deine Bestellung ist gespeichert. Bitte versuche es gleich noch einmal.
