# Die Seiten nach einer Bestellung: wo sie ist, Rückgabe und Widerruf.

returns-meta-title = { $title } – { -brand }

## Tracking an order

track-title = Bestellung verfolgen
track-lead = Die Nummer steht in jeder E-Mail zu deiner Bestellung. Gib sie zusammen mit der E-Mail-Adresse oder Postleitzahl der Bestellung ein.
track-number = Rechnungs- oder Bestellnummer
track-contact = E-Mail-Adresse oder Postleitzahl
track-submit = Bestellung anzeigen
track-email-needed = Um etwas zurückzuschicken oder alle Details zu sehen, gib statt der Postleitzahl bitte die E-Mail-Adresse der Bestellung ein.
track-now = Was du jetzt tun kannst
track-pickup = Deine Bestellung liegt bereit. Hier holst du sie ab: { $address }
track-nothing = Du musst im Moment nichts tun.
track-details = Alles zu dieser Bestellung
track-other = Andere Bestellung verfolgen

## A return, step by step

return-title = Artikel zurückgeben
return-lead = Das dauert zwei Minuten, und ein Konto brauchst du nicht.
return-find = Bestellung suchen
return-choose-title = Was möchtest du zurückschicken?
return-until = Rückgabe möglich bis: { $date }
return-how-many = Wie viele schickst du zurück?
return-none = Keinen
return-line-over = Dieser Artikel kann nicht mehr zurückgegeben werden.
return-line-requested = In einer angemeldeten Rückgabe: { $count }
return-outcome = Was möchtest du stattdessen?
return-refund = Geld zurück
return-exchange-for = Umtausch gegen { $choice }
return-choose-missing = Bitte wähle mindestens einen Artikel.
return-continue = Weiter
return-back = Auswahl ändern
return-reason-title = Was ist der Grund für die Rückgabe?
return-reason = Grund
return-comment = Was sollten wir noch wissen?
return-photos = Fotos des Schadens
return-photos-help = JPEG, PNG oder WebP. Nur unser Retourenteam sieht sie; wenn die Rückgabe abgeschlossen ist, löschen wir sie.
return-photos-remove = Foto { $name } entfernen
return-photos-no-script = Um Fotos hinzuzufügen, muss in deinem Browser JavaScript laufen. Du kannst sie auch per E-Mail schicken: { $email }
return-way = Wie schickst du das Paket?
return-account = Du hast bei der Lieferung bezahlt, deshalb überweisen wir dir das Geld auf dein Bankkonto. Nach deiner Bankverbindung fragen wir dich per E-Mail.
return-preview-title = Das bekommst du zurück
return-preview-items = Artikel
return-preview-lost = Gilt nicht mehr: { $title }
return-preview-total = Erstattung
return-preview-kept = Was du behältst, kostet
return-preview-exchange = Für Artikel, die du umtauschst, gibt es kein Geld zurück.
return-submit = Rückgabe anmelden
return-impossible-title = Diese Bestellung kann hier nicht zurückgegeben werden
return-contact = Stimmt etwas mit einem Artikel nicht? Dann schreib uns, und wir finden eine Lösung:

## The states of returns

return-status-title = Deine Rückgaben
return-status-find = Gib die E-Mail-Adresse oder Postleitzahl der Bestellung ein, um ihre Rückgaben zu sehen.
return-status-none = Für diese Bestellung gibt es noch keine Rückgabe.
return-done = Deine Rückgabe ist angemeldet. Alles Weitere haben wir dir per E-Mail geschickt.
return-number = Rückgabe { $number }
return-refused = Warum wir sie abgelehnt haben: { $reason }
return-label = Rücksendeetikett drucken
return-take-back = Diese Rückgabe zurückziehen

## The statutory withdrawal

withdrawal-title = Vertrag widerrufen
withdrawal-lead = Du kannst deinen Kauf ohne Angabe von Gründen widerrufen. Sag, worum es geht, und bestätige dann.
withdrawal-until = Die Widerrufsfrist endet: { $date }
withdrawal-what = Was möchtest du widerrufen?
withdrawal-requested = Für einige dieser Artikel hast du schon eine Rückgabe angemeldet. Du kannst den Vertrag trotzdem widerrufen.
withdrawal-replaces = Artikel aus deiner Rückgabe gehen in diesen Widerruf über. Du bekommst dafür dein Geld zurück, auch wenn du einen Umtausch wolltest. Hast du sie schon abgeschickt, musst du nichts weiter tun.
withdrawal-how-many = Wie viele davon widerrufst du?
withdrawal-confirm-title = Bestätige deinen Widerruf
withdrawal-statement = Hiermit widerrufe ich den Vertrag über diese Artikel. Bestellung { $number }, aufgegeben: { $date }
withdrawal-receipt = Die Eingangsbestätigung mit Datum und Uhrzeit schicken wir dir sofort: { $email }
withdrawal-confirm = Widerruf bestätigen
withdrawal-done = Dein Widerruf ist eingegangen. Die Bestätigung haben wir dir per E-Mail geschickt.
withdrawal-number = Widerruf { $number }
withdrawal-declared = Erklärt: { $date }
withdrawal-over-title = Die Widerrufsfrist ist abgelaufen
withdrawal-over-text = Vielleicht kannst du Artikel noch über unsere freiwillige Rückgabe zurückschicken.
