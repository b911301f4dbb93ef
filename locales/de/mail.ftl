# Letters: the subject, and as attributes preview, heading, text, button and small letters. The text follows the greeting and its
# comma, so it begins with a small letter.

## In jeder E-Mail

mail-hello = Hallo { $name },
mail-hello-nameless = Hallo,
mail-copy = Falls der Button nicht funktioniert, kopiere diese Adresse in deinen Browser:
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
    .action = Adresse bestätigen
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
    .preview = Ein Klick, und wir schreiben dir ab jetzt an diese Adresse.
    .title = Deine neue E-Mail-Adresse
    .text = du möchtest diese E-Mail-Adresse für dein Konto bei { $shop } verwenden. Bestätige sie, und wir schreiben dir ab jetzt hierher.
    .action = Adresse bestätigen
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
    } löschen wir die Adresse.

mail-newsletter-welcome = Du bist dabei
    .preview = Danke. Der nächste Newsletter entsteht gerade.
    .title = Danke, dass wir dir schreiben dürfen.
    .text = ab jetzt erfährst du zuerst von Neuheiten und Reduziertem bei { $shop }. In jeder E-Mail steht ein Link, mit dem du dich sofort wieder abmelden kannst.
    .action = Neuheiten ansehen

## Für die Leute im Shop

mail-test = Eine E-Mail von { $shop }
    .preview = Wenn du das liest, kommt die Post an.
    .title = Die Post kommt an.
    .text = mit dieser E-Mail werden die Mail-Einstellungen des Shops getestet. Du musst nichts tun.
