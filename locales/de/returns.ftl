error-invoice-number-empty = Die Rechnungsnummer darf nicht leer sein

error-order-number-empty = Die Bestellnummer darf nicht leer sein

error-track-contact-empty = Bitte gib die E-Mail-Adresse oder die Postleitzahl der Bestellung ein

error-order-not-found = Mit diesen Angaben finden wir keine Bestellung. Prüfe bitte die Nummer und die E-Mail-Adresse oder Postleitzahl.

error-return-needs-email = Für eine Rücksendung gib bitte die Bestellnummer zusammen mit der E-Mail-Adresse der Bestellung ein.
error-return-reason = Bitte wähle einen Grund für die Rückgabe
error-return-nothing = Wähle aus, was du zurückschicken möchtest
error-return-nothing-left = Aus dieser Bestellung kann nichts mehr zurückgegeben werden.
error-return-twice = Dieser Artikel steht zweimal in der Anfrage
error-return-pieces = Das ist mehr, als du zurückgeben kannst. Möglich: { $count }
error-return-photos = Bitte füge ein Foto vom Schaden hinzu
error-return-photos-many = Zu viele Fotos. Möglich: { $max }
error-return-photos-full = Für diese Bestellung gibt es schon genug Fotos.
error-return-photo-gone = Ein Foto ist nicht mehr da. Bitte füge es noch einmal hinzu.
error-return-exchange-gone = Diese Größe ist gerade ausverkauft. Wähle eine andere oder eine Erstattung.
error-return-not-delivered = Zurückschicken kannst du, sobald die Bestellung bei dir ist. Bis dahin kannst du den Vertrag widerrufen.
error-return-only-faults = Die Rückgabefrist ist vorbei. Wenn etwas beschädigt, falsch oder anders als beschrieben ist, kannst du es weiterhin zurückschicken.
error-return-over = Die Rückgabefrist ist vorbei. Wenn mit einem Artikel etwas nicht stimmt, schreib uns.
error-return-not-withdrawable = Diese Anfrage lässt sich nicht mehr zurückziehen.
error-file-size = Die Datei ist größer als { $max }
error-file-kind = Bitte wähle ein Foto im Format JPEG, PNG oder WebP

error-withdrawal-over = Die Widerrufsfrist für diese Bestellung ist vorbei. Vielleicht kannst du sie aber noch zurückgeben.
error-withdrawal-nothing-left = Du hast alles aus dieser Bestellung schon widerrufen oder zurückgeschickt.
error-withdrawal-confirm = Bitte bestätige, dass du widerrufen möchtest

notice-return-requested = Deine Anfrage ist angekommen.
notice-return-withdrawn = Deine Anfrage ist zurückgezogen.

notice-withdrawal-declared = Dein Widerruf ist eingegangen. Die Bestätigung kommt per E-Mail.

withdrawal-before-delivery = 14 Tage nach der Lieferung

return-reason-too-small = Zu klein
return-reason-too-large = Zu groß
return-reason-changed-mind = Gefällt mir nicht
return-reason-too-late = Zu spät angekommen
return-reason-not-as-described = Anders als beschrieben
return-reason-wrong-item = Falscher Artikel
return-reason-damaged = Beschädigt oder fehlerhaft

return-way-label = Mit dem Paketdienst
return-way-label-text = Druck das Etikett aus, kleb es auf das Paket und gib es beim Paketdienst ab.
return-way-drop-off = Selbst vorbeibringen
return-way-drop-off-text = Bring das Paket hierher: { $address }

return-status-requested = Rückgabe angemeldet
return-status-declared = Widerruf erklärt
return-status-approved = Genehmigt
return-status-received = Eingegangen
return-status-inspected = Geprüft
return-status-refunded = Erstattet
return-status-exchanged = Umtausch versandt
return-status-refused = Abgelehnt
return-status-withdrawn = Von dir zurückgezogen

return-label-title = Rücksendung
return-label-to = An
return-label-order = Bestellung
return-label-items = In diesem Paket
return-label-step-pack = Pack die Artikel in einen Karton oder Beutel und verschließ ihn gut.
return-label-step-stick = Schneide das Etikett aus und kleb es so außen auf, dass der Strichcode glatt liegt.
return-label-step-hand-over = Gib das Paket ab und heb den Beleg auf, bis du dein Geld hast.

mail-return-requested = Deine Rücksendung { $number }
    .preview = So schickst du sie zurück.
    .title = Deine Anfrage ist angekommen.
    .text = aus deiner Bestellung { $order } möchtest du etwas zurückschicken. Das haben wir notiert.
    .action = So geht’s zurück
    .note = Bitte schreib die Nummer der Rücksendung auf das Paket: { $number }

mail-return-received = Deine Rücksendung { $number } ist da
    .preview = Wir sehen sie uns jetzt an.
    .title = Dein Paket ist da.
    .text = deine Rücksendung zur Bestellung { $order } ist angekommen. Wir prüfen sie und schicken dir dann dein Geld oder das, was du stattdessen gewählt hast.
    .action = Stand ansehen

mail-return-refunded = Erstattung für deine Rücksendung { $number }
    .preview = Dein Geld ist unterwegs.
    .title = Dein Geld ist unterwegs.
    .text = wir haben deine Rücksendung zur Bestellung { $order } geprüft und erstatten dir den Betrag unten auf dem Weg, auf dem du bezahlt hast. Hast du bei Lieferung bezahlt, fragen wir dich in einer weiteren E-Mail nach deinem Bankkonto.
    .action = Stand ansehen

mail-return-exchanged = Umtausch zu deiner Rücksendung { $number }
    .preview = Wir schicken dir die andere Größe.
    .title = Dein Umtausch ist unterwegs.
    .text = wir haben deine Rücksendung zur Bestellung { $order } geprüft und schicken dir stattdessen die gewählte Größe.
    .action = Stand ansehen

mail-return-refused = Zu deiner Rücksendung { $number }
    .preview = Leider können wir sie nicht annehmen.
    .title = Wir können deine Rücksendung nicht annehmen.
    .text = wir haben uns deine Rücksendung zur Bestellung { $order } angesehen und können dafür leider nichts erstatten.
    .action = Stand ansehen
    .note = Der Grund: { $reason }

mail-withdrawal-receipt = Bestätigung deines Widerrufs { $number }
    .preview = Deine Erklärung ist eingegangen.
    .title = Dein Widerruf ist eingegangen.
    .text = du hast den Vertrag über die Bestellung { $order } für die Artikel unten widerrufen. Diese E-Mail ist deine Bestätigung.
    .action = So geht’s zurück
    .note = Was du schon bekommen hast, schick bitte innerhalb von 14 Tagen zurück. Wir erstatten dir, was du dafür bezahlt hast.

mail-return-number = Nummer der Rücksendung
mail-return-asked = Angemeldet am
mail-withdrawal-declared = Widerruf erklärt am
