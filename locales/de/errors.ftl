# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Bitte melde dich zuerst an.
error-credentials = E-Mail-Adresse und Passwort passen nicht zusammen.
error-forbidden = Dafür fehlt dir die Berechtigung.
error-not-found = Was du suchst, konnten wir nicht finden.
error-page-not-found = Seite nicht gefunden: { $path }
error-bad-request = Diese Anfrage war nicht zu verstehen.
error-method-not-allowed = So lässt sich diese Webadresse nicht verwenden.
error-too-large = Das ist zu groß.
error-rate-limited = Zu viele Versuche. Bitte warte kurz und versuche es dann noch einmal.
error-internal = Da ist etwas schiefgelaufen.
error-unavailable = Im Shop ist gerade viel los. Bitte versuche es gleich noch einmal.
error-request-timeout = Deine Anfrage kam zu langsam bei uns an. Bitte prüfe deine Verbindung und versuche es noch einmal.

## Felder und Parameter

error-invalid = Einige Angaben stimmen nicht. Bitte prüfe die unten genannten Felder.
error-parameter-required = Diese Angabe fehlt.
error-parameter-number = Das muss eine ganze Zahl sein.
error-parameter-decimal = Das muss eine Zahl sein.
error-parameter-range = Erlaubt sind Werte von { $min } bis { $max }.
error-parameter-choice = Möglich sind nur diese Werte: { $choices }.
error-parameter-characters = Darin steht ein Zeichen, das hier nicht verwendet werden kann.
error-parameter-long = { $max ->
    [one] Das ist zu lang. Höchstens { $max } Zeichen ist erlaubt.
   *[other] Das ist zu lang. Höchstens { $max } Zeichen sind erlaubt.
}
error-parameter-many = { $max ->
    [one] Das sind zu viele Werte. Höchstens { $max } ist erlaubt.
   *[other] Das sind zu viele Werte. Höchstens { $max } sind erlaubt.
}
error-parameter-text = Das muss Text sein.
error-parameter-flag = Das muss true oder false sein.
error-parameter-list = Das muss eine Liste sein.
error-parameter-object = Das muss ein Objekt mit Feldern sein.
error-idempotency-key = Der Idempotency-Key muss aus 1 bis 255 sichtbaren Zeichen bestehen.
error-idempotency-reused = Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.
error-idempotency-pending = Dieselbe Anfrage wird noch bearbeitet. Bitte versuche es gleich noch einmal.
error-idempotency-unkept = Diese Anfrage wurde schon ausgeführt, aber die Antwort war zu groß zum Aufbewahren. Lade die Seite neu, um das Ergebnis zu sehen.
error-country-mismatch = Diese Webadresse gehört zum Shop eines anderen Landes.

## Konten

error-user-exists = Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an oder fordere ein neues Passwort an.
error-link-expired = Der Link ist abgelaufen oder stimmt nicht. Bitte versuche es noch einmal.
error-addresses-full = Mehr Adressen können wir nicht speichern (höchstens { $max }). Bitte lösche zuerst eine.
error-email-same = Das ist schon deine E-Mail-Adresse.
error-email-verified = Deine E-Mail-Adresse ist schon bestätigt.

## Wunschliste

error-wishlist-duplicate = Dieser Artikel ist schon auf deiner Wunschliste.
error-wishlist-full = Deine Wunschliste ist voll. Bitte entferne zuerst etwas.

## Cart and coupons

error-cart-gone = Dieser Artikel ist nicht mehr erhältlich.
error-cart-not-here = Dieser Artikel wird in diesem Shop nicht verkauft.
error-cart-sold-out = Dieser Artikel ist ausverkauft.
error-cart-short = { $count ->
    [one] Davon ist nur noch { $count } da.
   *[other] Davon sind nur noch { $count } da.
}
error-cart-price = Der Preis hat sich von { $before } auf { $now } geändert.
error-cart-full = Dein Warenkorb ist voll. Bitte entferne zuerst etwas.
error-reorder-gone = Nicht mehr erhältlich: { $names }
error-quantity-required = Bitte gib eine Menge an.
error-coupon-unknown = Diesen Gutscheincode gibt es nicht. Bitte versuche es noch einmal.
error-coupon-used-up = Dieser Gutschein ist aufgebraucht.
error-coupon-used = Du hast diesen Gutschein schon eingelöst.
error-coupon-not-started = Dieser Gutschein gilt noch nicht.
error-coupon-expired = Dieser Gutschein ist abgelaufen.
error-coupon-products = Dieser Gutschein gilt für keinen Artikel in deinem Warenkorb.
error-coupon-minimum = Für diesen Gutschein fehlen noch { $missing }.
error-coupon-email = Melde dich an, um den Gutschein einzulösen, oder gib beim Bestellen deine E-Mail-Adresse ein.

error-stock-alert-available = Der Artikel ist wieder vorrätig: Du kannst ihn jetzt bestellen.

## Partner

error-affiliate-pending = Über deine Bewerbung haben wir noch nicht entschieden. Sobald es so weit ist, schreiben wir dir.
error-affiliate-rejected = Deine Bewerbung wurde nicht angenommen.
error-affiliate-suspended = Deine Partnerschaft ruht. Deine Zahlen kannst du weiter ansehen.
error-affiliate-left = Du hast das Partnerprogramm verlassen.
error-affiliate-programme-closed = Unser Partnerprogramm hat noch nicht begonnen.
error-affiliate-payout-closed = Auszahlungsdaten können gerade nicht gespeichert werden. Bitte versuche es später noch einmal.
