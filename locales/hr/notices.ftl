# What the shop says after something has been done. Each id names the deed.

## Račun

notice-registered = Tvoj je račun spreman. Poslali smo ti poruku za potvrdu e-mail adrese.
notice-signed-in = Prijava je uspjela.
notice-signed-out = Odjava je uspjela.
notice-signed-out-everywhere = Svi su tvoji uređaji odjavljeni.
notice-session-ended = Uređaj je odjavljen.
notice-reset-sent = Ako postoji račun s ovom e-mail adresom, e-mail s linkom za novu lozinku već je na putu.
notice-password-reset = Nova je lozinka postavljena. Prijavi se njome.
notice-password-changed = Nova je lozinka postavljena. Svi su drugi uređaji odjavljeni.
notice-email-verified = Hvala, tvoja je e-mail adresa potvrđena.
notice-verification-sent = Novi e-mail na putu je k tebi.
notice-profile-saved = Tvoji su podaci spremljeni.
notice-email-change-sent = Pisali smo na tvoju novu e-mail adresu. Promjena vrijedi kad otvoriš link iz tog e-maila.
notice-email-changed = Tvoja je nova e-mail adresa postavljena.
notice-account-deleted = Tvoj račun i svi podaci u njemu izbrisani su.

## Adrese

notice-address-saved = Adresa je spremljena.
notice-address-removed = Adresa je izbrisana.
notice-address-default = Odsad ćemo ovu adresu predlagati kao prvu.

## Lista želja

notice-wishlist-merged = Sve što ti se svidjelo sada je na tvojoj listi želja.

## Cart

notice-cart-changed = Košarica je ažurirana.
notice-cart-removed = Uklonjeno iz košarice
notice-cart-merged = Ono što si odabrao/la prije prijave sada je u tvojoj košarici.
notice-reordered = Sve je opet u košarici.
notice-coupon-applied = Kupon je primijenjen.
notice-coupon-removed = Kupon je uklonjen.

notice-stock-alert-saved = Hvala. Javit ćemo ti se e-mailom čim proizvod ponovno bude na zalihi.
notice-stock-alert-deleted = Tvoje su obavijesti o zalihi izbrisane

## Partneri

notice-affiliate-applied = Tvoja je prijava poslana. Poslali smo ti poruku za potvrdu e-mail adrese.
notice-affiliate-profile-saved = Profil je ažuriran.
notice-affiliate-payout-saved = Tvoji su podaci za isplatu spremljeni.
notice-affiliate-left = Više ne sudjeluješ u partnerskom programu. Isplatit ćemo ti sve što je zarađeno.
