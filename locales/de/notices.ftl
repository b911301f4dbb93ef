# What the shop says after something has been done. Each id names the deed.

## Konto

notice-registered = Dein Konto ist startklar. Wir haben dir eine E-Mail geschickt, mit der du deine E-Mail-Adresse bestätigst.
notice-signed-in = Du bist angemeldet.
notice-signed-out = Du bist abgemeldet.
notice-signed-out-everywhere = Du bist auf allen Geräten abgemeldet.
notice-session-ended = Das Gerät ist abgemeldet.
notice-reset-sent = Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist eine E-Mail mit einem Link für ein neues Passwort unterwegs.
notice-password-reset = Dein neues Passwort ist gespeichert. Bitte melde dich damit an.
notice-password-changed = Dein neues Passwort ist gespeichert. Alle anderen Geräte sind abgemeldet.
notice-email-verified = Danke, deine E-Mail-Adresse ist bestätigt.
notice-verification-sent = Eine neue E-Mail ist unterwegs zu dir.
notice-profile-saved = Deine Angaben sind gespeichert.
notice-email-change-sent = Wir haben an deine neue E-Mail-Adresse geschrieben. Die Änderung gilt, sobald du den Link in der E-Mail öffnest.
notice-email-changed = Deine neue E-Mail-Adresse gilt ab jetzt.
notice-account-deleted = Dein Konto ist gelöscht, mit allem, was darin war.

## Adressen

notice-address-saved = Deine Adresse ist gespeichert.
notice-address-removed = Deine Adresse ist gelöscht.
notice-address-default = Diese Adresse schlagen wir dir ab jetzt zuerst vor.

## Wunschliste

notice-wishlist-merged = Was du dir gemerkt hattest, ist jetzt auf deiner Wunschliste.

## Cart

notice-cart-changed = Dein Warenkorb ist aktualisiert.
notice-cart-removed = Aus dem Warenkorb entfernt
notice-cart-merged = Was du vor der Anmeldung ausgesucht hast, liegt jetzt in deinem Warenkorb.
notice-reordered = Alles liegt wieder im Warenkorb.
notice-coupon-applied = Dein Gutschein ist eingelöst.
notice-coupon-removed = Der Gutschein ist entfernt.

notice-stock-alert-saved = Danke. Wir schreiben dir, sobald der Artikel wieder vorrätig ist.
notice-stock-alert-deleted = Deine Benachrichtigungen sind gelöscht

## Partner

notice-affiliate-applied = Deine Bewerbung ist abgeschickt. Wir haben dir eine E-Mail geschickt, mit der du deine E-Mail-Adresse bestätigst.
notice-affiliate-profile-saved = Dein Profil ist gespeichert.
notice-affiliate-payout-saved = Deine Auszahlungsdaten sind gespeichert.
notice-affiliate-left = Du hast das Partnerprogramm verlassen. Was du verdient hast, zahlen wir noch aus.
