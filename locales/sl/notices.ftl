# Kar trgovina pove, ko je kaj opravljeno.

## Račun

notice-registered = Vaš račun je pripravljen. Poslali smo vam e-sporočilo za potrditev e-naslova.
notice-signed-in = Prijavljeni ste.
notice-signed-out = Odjavljeni ste.
notice-signed-out-everywhere = Odjavljeni ste z vseh naprav.
notice-session-ended = Naprava je odjavljena.
notice-reset-sent = Če račun s tem e-naslovom obstaja, je sporočilo s povezavo za novo geslo že na poti.
notice-password-reset = Novo geslo je nastavljeno. Prijavite se z njim.
notice-password-changed = Novo geslo je nastavljeno. Vse druge naprave so odjavljene.
notice-email-verified = Hvala, vaš e-naslov je potrjen.
notice-verification-sent = Novo e-sporočilo je na poti k vam.
notice-profile-saved = Vaši podatki so shranjeni.
notice-email-change-sent = Pisali smo na vaš novi e-naslov. Sprememba bo veljala, ko odprete povezavo v sporočilu.
notice-email-changed = Vaš novi e-naslov je nastavljen.
notice-account-deleted = Vaš račun in vsi podatki v njem so izbrisani.

## Naslovi

notice-address-saved = Naslov je shranjen.
notice-address-removed = Naslov je izbrisan.
notice-address-default = Odslej bomo ta naslov predlagali kot prvega.

## Seznam želja

notice-wishlist-merged = Kar ste izbrali pred prijavo, je zdaj na vašem seznamu želja.

## Cart

notice-cart-changed = Košarica je posodobljena.
notice-cart-removed = Odstranjeno iz košarice
notice-cart-merged = Kar ste izbrali pred prijavo, je zdaj v vaši košarici.
notice-reordered = Vse je spet v košarici.
notice-coupon-applied = Kupon je uporabljen.
notice-coupon-removed = Kupon je odstranjen.

notice-stock-alert-saved = Hvala. Pisali vam bomo, ko bo izdelek spet na zalogi.
notice-stock-alert-deleted = Vaša obvestila o zalogi so izbrisana

## Partnerji

notice-affiliate-applied = Vaša prijava je poslana. Poslali smo vam e-sporočilo za potrditev e-naslova.
notice-affiliate-profile-saved = Profil je posodobljen.
notice-affiliate-payout-saved = Vaši podatki za izplačilo so shranjeni.
notice-affiliate-left = Partnerski program ste zapustili. Kar ste zaslužili, vam bomo izplačali.
