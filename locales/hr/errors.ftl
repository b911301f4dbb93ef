# Messages of the API and of the server. The field or parameter a message is about is named beside it.

error-unauthenticated = Najprije se prijavi.
error-credentials = E-mail adresa i lozinka ne podudaraju se.
error-forbidden = Za ovo nemaš dopuštenje.
error-not-found = Ono što tražiš nismo pronašli.
error-page-not-found = Stranica nije pronađena: { $path }
error-bad-request = Ovaj zahtjev nismo razumjeli.
error-method-not-allowed = Ova se web-adresa ne može koristiti na taj način.
error-too-large = Ovo je preveliko.
error-rate-limited = Previše pokušaja. Pričekaj trenutak i pokušaj ponovno.
error-internal = Nešto je pošlo po zlu.
error-unavailable = U trgovini je trenutačno gužva. Pokušaj ponovno za koji trenutak.
error-request-timeout = Zahtjev je stigao presporo. Provjeri vezu i pokušaj ponovno.

## Polja i parametri

error-invalid = Neki podaci nisu ispravni. Provjeri polja navedena u nastavku.
error-parameter-required = Ovaj podatak nedostaje.
error-parameter-number = Vrijednost mora biti cijeli broj.
error-parameter-decimal = Vrijednost mora biti broj.
error-parameter-range = Vrijednost mora biti između { $min } i { $max }.
error-parameter-choice = Dopuštene vrijednosti: { $choices }.
error-parameter-characters = Sadrži znak koji se ne može koristiti.
error-parameter-long = Ovo je predugo. Najveći dopušteni broj znakova: { $max }.
error-parameter-many = Vrijednosti je previše. Najveći dopušteni broj: { $max }.
error-parameter-text = Ovo mora biti tekst.
error-parameter-flag = Ovo mora biti true ili false.
error-parameter-list = Ovo mora biti popis.
error-parameter-object = Ovo mora biti objekt s poljima.
error-idempotency-key = Idempotency-Key mora imati od 1 do 255 vidljivih znakova.
error-idempotency-reused = Ovaj Idempotency-Key već je upotrijebljen za drugi zahtjev.
error-idempotency-pending = Isti se zahtjev još obrađuje. Pokušaj ponovno za koji trenutak.
error-idempotency-unkept = Ovaj je zahtjev već izvršen, ali odgovor je bio prevelik da bi se sačuvao. Ponovno učitaj stranicu da vidiš rezultat.
error-country-mismatch = Ova web-adresa pripada trgovini u drugoj državi.

## Računi

error-user-exists = Račun s ovom e-mail adresom već postoji. Prijavi se ili postavi novu lozinku.
error-link-expired = Link je istekao ili nije ispravan. Pokušaj ponovno.
error-addresses-full = Za novu adresu više nema mjesta (najviše { $max }). Najprije izbriši jednu.
error-email-same = Ovo je već tvoja e-mail adresa.
error-email-verified = Tvoja je e-mail adresa već potvrđena.

## Lista želja

error-wishlist-duplicate = Ovaj je proizvod već na tvojoj listi želja.
error-wishlist-full = Tvoja je lista želja puna. Najprije nešto ukloni.

## Cart and coupons

error-cart-gone = Ovaj artikl više nije dostupan.
error-cart-not-here = Ovaj artikl ne prodajemo u ovoj trgovini.
error-cart-sold-out = Ovaj je artikl rasprodan.
error-cart-short = { $count ->
    [one] Ostao je još samo { $count }.
    [few] Ostala su još samo { $count }.
   *[other] Ostalo ih je još samo { $count }.
}
error-cart-price = Cijena se promijenila: prije { $before }, sada { $now }.
error-cart-full = Tvoja je košarica puna. Najprije nešto ukloni.
error-reorder-gone = Više nije dostupno: { $names }
error-quantity-required = Unesi količinu.
error-coupon-unknown = Taj kod kupona ne postoji. Pokušaj ponovno.
error-coupon-used-up = Ovaj je kupon u potpunosti iskorišten.
error-coupon-used = Ovaj si kupon već iskoristio/la.
error-coupon-not-started = Ovaj kupon još ne vrijedi.
error-coupon-expired = Ovaj je kupon istekao.
error-coupon-products = Ovaj kupon ne vrijedi za artikle u tvojoj košarici.
error-coupon-minimum = Za ovaj kupon nedostaje još { $missing }.
error-coupon-email = Za kupon se prijavi ili na blagajni unesi e-mail adresu.

error-stock-alert-available = Proizvod je ponovno na zalihi: možeš ga odmah naručiti.

## Partneri

error-affiliate-pending = O tvojoj prijavi još nismo odlučili. Čim odlučimo, pišemo ti.
error-affiliate-rejected = Tvoja prijava nije prihvaćena.
error-affiliate-suspended = Tvoje je partnerstvo privremeno obustavljeno. Svoje brojke i dalje možeš pogledati.
error-affiliate-left = Više ne sudjeluješ u partnerskom programu.
error-affiliate-programme-closed = Naš partnerski program još nije otvoren.
error-affiliate-payout-closed = Podatke za isplatu trenutačno nije moguće spremiti. Pokušaj ponovno poslije.
