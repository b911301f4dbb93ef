# Sporočila vmesnika in strežnika. Vsak ključ je tudi stalna oznaka napake. Polje, za katero gre, je navedeno posebej.

error-unauthenticated = Najprej se prijavite.
error-credentials = E-naslov in geslo se ne ujemata.
error-forbidden = Za to nimate dovoljenja.
error-not-found = Tega, kar iščete, ni bilo mogoče najti.
error-page-not-found = Strani ni mogoče najti: { $path }
error-bad-request = Te zahteve ni bilo mogoče razumeti.
error-method-not-allowed = Tega spletnega naslova ni mogoče uporabiti na ta način.
error-too-large = To je preveliko.
error-rate-limited = Preveč poskusov. Počakajte trenutek in poskusite znova.
error-internal = Nekaj je šlo narobe.
error-unavailable = Trgovina je ta hip preobremenjena. Poskusite znova čez trenutek.
error-request-timeout = Zahteva je prispela prepočasi. Preverite povezavo in poskusite znova.

## Polja in parametri

error-invalid = Nekateri podatki niso pravilni. Preverite spodaj navedena polja.
error-parameter-required = Ta podatek manjka.
error-parameter-number = To mora biti celo število.
error-parameter-decimal = To mora biti število.
error-parameter-range = Vrednost mora biti med { $min } in { $max }.
error-parameter-choice = Dovoljene vrednosti: { $choices }.
error-parameter-characters = Vsebuje znak, ki ga ni mogoče uporabiti.
error-parameter-long = To je predolgo. Največje dovoljeno število znakov: { $max }.
error-parameter-many = Vrednosti je preveč. Največje dovoljeno število: { $max }.
error-parameter-text = To mora biti besedilo.
error-parameter-flag = To mora biti true ali false.
error-parameter-list = To mora biti seznam.
error-parameter-object = To mora biti objekt s polji.
error-idempotency-key = Idempotency-Key mora imeti od 1 do 255 vidnih znakov.
error-idempotency-reused = Ta Idempotency-Key je bil že uporabljen za drugo zahtevo.
error-idempotency-pending = Ista zahteva se še obdeluje. Poskusite znova čez trenutek.
error-idempotency-unkept = Ta zahteva je bila že izvedena, njen odgovor pa je bil prevelik, da bi se shranil. Osvežite stran, da vidite rezultat.
error-country-mismatch = Ta spletni naslov pripada trgovini v drugi državi.

## Računi

error-user-exists = Račun s tem e-naslovom že obstaja. Prijavite se ali nastavite novo geslo.
error-link-expired = Povezava je potekla ali ni pravilna. Poskusite znova.
error-addresses-full = Več naslovov ni mogoče shraniti (največ { $max }). Najprej enega izbrišite.
error-email-same = To je že vaš e-naslov.
error-email-verified = Vaš e-naslov je že potrjen.

## Seznam želja

error-wishlist-duplicate = Ta izdelek je že na seznamu želja.
error-wishlist-full = Vaš seznam želja je poln. Najprej kaj odstranite.

## Cart and coupons

error-cart-gone = Ta izdelek ni več na voljo.
error-cart-not-here = Tega izdelka v tej trgovini ne prodajamo.
error-cart-sold-out = Ta izdelek je razprodan.
error-cart-short = { $count ->
    [one] Na zalogi je samo še { $count }.
    [two] Na zalogi sta samo še { $count }.
    [few] Na zalogi so samo še { $count }.
   *[other] Na zalogi jih je samo še { $count }.
}
error-cart-price = Cena se je spremenila: prej { $before }, zdaj { $now }.
error-cart-full = Vaša košarica je polna. Najprej kaj odstranite.
error-reorder-gone = Ni več na voljo: { $names }
error-quantity-required = Vnesite količino.
error-coupon-unknown = Te kode kupona ne poznamo. Poskusite znova.
error-coupon-used-up = Ta kupon je že v celoti izkoriščen.
error-coupon-used = Ta kupon ste že uporabili.
error-coupon-not-started = Ta kupon še ne velja.
error-coupon-expired = Ta kupon je potekel.
error-coupon-products = Ta kupon ne velja za izdelke v vaši košarici.
error-coupon-minimum = Za uporabo tega kupona manjka še { $missing }.
error-coupon-email = Za uporabo kupona se prijavite ali na blagajni vnesite e-naslov.

error-stock-alert-available = Izdelek je spet na zalogi: lahko ga naročite.

## Partnerji

error-affiliate-pending = O vaši prijavi še nismo odločili. Takoj ko bo odločeno, vam pišemo.
error-affiliate-rejected = Vaša prijava ni bila sprejeta.
error-affiliate-suspended = Vaše partnerstvo miruje. Svoje številke si lahko še vedno ogledate.
error-affiliate-left = Partnerski program ste zapustili.
error-affiliate-programme-closed = Naš partnerski program še ni odprt.
error-affiliate-payout-closed = Podatkov za izplačilo trenutno ni mogoče shraniti. Poskusite znova pozneje.
