# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = Contul tău este gata. Ți-am trimis un mesaj ca să îți confirmi adresa de e-mail.
notice-signed-in = Ai intrat în cont.
notice-signed-out = Ai ieșit din cont.
notice-signed-out-everywhere = Ai ieșit din cont pe toate dispozitivele tale.
notice-session-ended = Dispozitivul a fost deconectat.
notice-reset-sent = Dacă există un cont cu această adresă de e-mail, vei primi un e-mail cu un link pentru o parolă nouă.
notice-password-reset = Parola nouă este setată. Intră în cont cu ea.
notice-password-changed = Parola nouă este setată. Toate celelalte dispozitive au fost deconectate.
notice-email-verified = Mulțumim, adresa ta de e-mail este confirmată.
notice-verification-sent = Un e-mail nou este în drum spre tine.
notice-profile-saved = Datele tale au fost salvate.
notice-email-change-sent = Ți-am scris la noua adresă de e-mail. Schimbarea se face după ce deschizi linkul din acel e-mail.
notice-email-changed = Noua ta adresă de e-mail este activă.
notice-account-deleted = Contul tău și tot ce conținea au fost șterse.

## Addresses

notice-address-saved = Adresa a fost salvată.
notice-address-removed = Adresa a fost ștearsă.
notice-address-default = Îți vom propune mai întâi această adresă.

## Wishlist

notice-wishlist-merged = Ce ai salvat este acum în lista ta de favorite.

## Cart

notice-cart-changed = Coșul a fost actualizat.
notice-cart-removed = Eliminat din coș
notice-cart-merged = Ce ai ales înainte să intri în cont se află acum în coș.
notice-reordered = Totul este din nou în coș.
notice-coupon-applied = Codul a fost aplicat.
notice-coupon-removed = Codul a fost eliminat.

notice-stock-alert-saved = Mulțumim. Îți scriem imediat ce produsul este din nou în stoc.
notice-stock-alert-deleted = Alertele tale de stoc au fost șterse

## Parteneri

notice-affiliate-applied = Cererea ta a fost trimisă. Ți-am trimis un mesaj ca să îți confirmi adresa de e-mail.
notice-affiliate-profile-saved = Profilul a fost actualizat.
notice-affiliate-payout-saved = Datele tale pentru plată au fost salvate.
notice-affiliate-left = Ai părăsit programul de parteneri. Ce ai câștigat îți va fi plătit.
