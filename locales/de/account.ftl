# Signing in and up, and the signed-in area.

## Titel der Tabs

account-meta-title = { $title } | { -brand }

## Anmelden

login-title = Anmelden
login-lead = Deine Wunschliste, Adressen und Bestellungen an einem Ort.
login-action = Anmelden
login-new = Neu hier?
login-register = Konto anlegen

## Konto anlegen

register-title = Konto anlegen
register-lead = Ein Konto für alle unsere Shops. Es dauert nur eine Minute.
register-action = Konto anlegen
register-known = Du hast schon ein Konto?
register-terms = Ich habe die Allgemeinen Geschäftsbedingungen gelesen und akzeptiere sie.
register-terms-label = Allgemeine Geschäftsbedingungen
register-phone-help = Nur für Rückfragen zu deiner Lieferung.

## Passwort vergessen

forgot-title = Passwort vergessen?
forgot-lead = Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link für ein neues Passwort.
forgot-action = Link senden
forgot-again = Nach ein paar Minuten noch nichts im Posteingang? Sieh im Spam-Ordner nach oder lass dir den Link noch einmal schicken.
forgot-back = Zurück zur Anmeldung
reset-title = Neues Passwort wählen
reset-lead = Danach bist du überall abgemeldet und meldest dich mit diesem Passwort neu an.
reset-action = Neues Passwort speichern
reset-new-link = Neuen Link anfordern

## Links aus E-Mails

verify-title = Deine E-Mail-Adresse
verify-waiting = Wir bestätigen deine E-Mail-Adresse.
verify-done-title = Danke, deine E-Mail-Adresse ist bestätigt
verify-done-text = Das war schon alles. Du kannst weiter einkaufen.
confirm-title = Deine neue E-Mail-Adresse
confirm-waiting = Wir ändern deine E-Mail-Adresse.
confirm-done-title = Deine E-Mail-Adresse ist geändert
confirm-done-text = Ab jetzt meldest du dich mit deiner neuen E-Mail-Adresse an.
link-failed-title = Dieser Link funktioniert nicht
link-missing-text = Ein Teil des Links fehlt. Öffne ihn bitte noch einmal aus der E-Mail oder kopiere ihn ganz.
link-confirm = Bestätigen
link-resend = Neue E-Mail senden
link-account = Zu deinem Konto
link-home = Zum Shop

## Felder

field-email = E-Mail-Adresse
field-password = Passwort
field-new-password = Neues Passwort
field-old-password = Aktuelles Passwort
field-repeat-password = Passwort wiederholen
field-first-name = Vorname
field-last-name = Nachname
field-country = Land
field-phone-code = Ländervorwahl
field-phone = Telefonnummer
field-birth = Geburtsdatum
field-gender = Geschlecht
field-gender-none = Keine Angabe
field-gender-female = Weiblich
field-gender-male = Männlich
field-gender-other = Divers
field-name = Vor- und Nachname
field-address = Straße und Hausnummer
field-address2 = Wohnung, Stockwerk, Firma
field-city = Ort
field-state = Provinz oder Kreis
field-postcode = Postleitzahl

## Angemeldet

account-overview = Übersicht
account-orders = Bestellungen
account-coupons = Gutscheine
account-addresses = Adressen
account-sign-out = Abmelden
account-loading = Wird geladen
account-load-failed = Das konnte nicht geladen werden.

## Übersicht

overview-hello = Hallo, { $name }
overview-title = Dein Konto
overview-unverified = Bitte bestätige deine E-Mail-Adresse. Wir haben an { $email } geschrieben.
overview-resend = Noch einmal senden
overview-addresses = { $count ->
    [0] Noch keine Adresse
    [one] Eine Adresse
   *[other] { $count } Adressen
}
overview-wishlist = { $count ->
    [0] Noch leer
    [one] { $count } Artikel
   *[other] { $count } Artikel
}
overview-settings = Name, E-Mail-Adresse, Geräte, deine Daten
overview-password = Ein neues wählen
overview-wishlist-title = Wunschliste

## Bestellungen

orders-title = Deine Bestellungen
orders-empty-title = Noch keine Bestellungen
orders-empty-text = Sobald du etwas bestellt hast, findest du es hier, mit Rechnung und Sendungsverfolgung.
orders-empty-action = Im Shop stöbern
order-missing-title = Diese Bestellung finden wir nicht
order-missing-text = In deinem Konto gibt es keine Bestellung { $invoice }. Vielleicht hast du als Gast oder mit einer anderen E-Mail-Adresse bestellt.
order-missing-back = Zurück zu deinen Bestellungen

## Adressen

addresses-title = Deine Adressen
addresses-empty = Noch keine Adresse. Speichere eine, und an der Kasse geht es ganz schnell.
addresses-add = Adresse hinzufügen
addresses-new = Neue Adresse
addresses-edit-title = Adresse bearbeiten
addresses-default = Standardadresse
addresses-make-default = Als Standard festlegen
addresses-edit = Bearbeiten
addresses-delete = Löschen
addresses-delete-question = Diese Adresse löschen?
addresses-delete-yes = Ja, löschen
addresses-delete-no = Behalten
addresses-full = Mehr Adressen können wir nicht für dich speichern (höchstens { $max }). Lösche eine, um eine neue hinzuzufügen.

## Einstellungen

settings-title = Einstellungen
settings-profile = Persönliche Daten
settings-email = E-Mail-Adresse
settings-email-verified = Bestätigt
settings-email-unverified = Noch nicht bestätigt
settings-email-pending = Wir haben an { $email } geschrieben. Die Änderung gilt, sobald du den Link in der E-Mail öffnest.
settings-email-change = E-Mail-Adresse ändern
settings-email-new = Neue E-Mail-Adresse
settings-email-password = Dein Passwort, damit wir wissen, dass du es bist
settings-email-action = Bestätigung senden
settings-email-sent = Wir haben an die neue E-Mail-Adresse geschrieben. Bitte öffne den Link in der E-Mail.
settings-sessions = Angemeldete Geräte
settings-sessions-text = Du kennst eines davon nicht? Melde es ab und ändere dein Passwort.
settings-session-unknown = Unbekanntes Gerät
settings-session-here = Dieses Gerät
settings-session-seen = Zuletzt aktiv: { $when }
settings-session-end = Abmelden
settings-sessions-all = Überall abmelden
settings-sessions-all-text = Meldet alle Geräte ab, auch dieses.
settings-export = Deine Daten
settings-export-text = Alles, was wir über dich gespeichert haben, als Datei in einem gängigen, maschinenlesbaren Format.
settings-export-action = Daten herunterladen
settings-export-done = Deine Daten findest du in der Datei { $file }.
settings-delete = Konto löschen
settings-delete-text = Profil, Adressen und Wunschliste werden endgültig gelöscht. Bestelldaten, die wir gesetzlich aufbewahren müssen, bleiben, wo möglich ohne deinen Namen.
settings-delete-open = Mein Konto löschen
settings-delete-action = Endgültig löschen

## Passwort

password-title = Passwort ändern
password-lead = Alle deine anderen Geräte werden danach abgemeldet.
password-action = Passwort ändern
password-changed = Dein Passwort ist geändert.

## Stock alerts

stock-alert-delete-title = Benachrichtigungen löschen
stock-alert-delete-text = Ein Klick, und wir löschen deine Benachrichtigungen samt der E-Mail-Adresse, die du dafür angegeben hast.
stock-alert-delete-action = Löschen
stock-alert-deleted-title = Gelöscht
stock-alert-deleted-text = Wir haben deine Benachrichtigungen samt der E-Mail-Adresse gelöscht.
