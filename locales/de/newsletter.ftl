# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In der Fußzeile

newsletter-title = Der Newsletter von { -brand }
newsletter-text = Neuheiten, Reduziertes, ab und zu eine Geschichte. Ein paar E-Mails im Monat, jederzeit mit einem Klick abbestellbar.
newsletter-email = Deine E-Mail-Adresse
newsletter-submit = Abonnieren
newsletter-sent = Bitte sieh in dein Postfach und bestätige die Anmeldung in unserer E-Mail.

## Seiten

newsletter-confirm-title = Bestätige deine Newsletter-Anmeldung
newsletter-confirm-text = Noch ein Klick, und der Newsletter kommt zu dir.
newsletter-confirm-action = Ja, Newsletter abonnieren
newsletter-confirmed-title = Danke
newsletter-confirmed-text = Du bist dabei. Ab jetzt erfährst du zuerst von Neuheiten und Reduziertem.
unsubscribe-title = Newsletter abbestellen
unsubscribe-text = Ein Klick, und wir schreiben dir nicht mehr. Deine E-Mail-Adresse löschen wir dabei aus der Liste.
unsubscribe-action = Abbestellen
unsubscribe-done-title = Du bist abgemeldet
unsubscribe-done-text = Du bekommst keinen Newsletter mehr von uns, und deine E-Mail-Adresse ist aus der Liste gelöscht.
newsletter-browse = Im Shop stöbern

## Antworten

notice-newsletter-saved = Danke, deine Newsletter-Anmeldung ist gespeichert
notice-newsletter-confirmed = Deine Newsletter-Anmeldung ist bestätigt
notice-newsletter-left = Du bist vom Newsletter abgemeldet
error-newsletter-subscribed = Diese E-Mail-Adresse ist schon angemeldet
