# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Mai întâi intră în cont.
error-credentials = Adresa de e-mail și parola nu se potrivesc.
error-forbidden = Nu ai permisiunea să faci asta.
error-not-found = Nu am găsit ce cauți.
error-page-not-found = Pagina nu a fost găsită: { $path }
error-bad-request = Nu am putut înțelege această cerere.
error-method-not-allowed = Această adresă web nu poate fi folosită așa.
error-too-large = Dimensiunea este prea mare.
error-rate-limited = Prea multe încercări. Așteaptă o clipă și încearcă din nou.
error-internal = Ceva nu a mers bine.
error-unavailable = Magazinul e foarte aglomerat acum. Încearcă din nou peste câteva clipe.
error-request-timeout = Cererea a ajuns prea lent. Verifică conexiunea și încearcă din nou.

## Fields and parameters

error-invalid = Unele date nu sunt corecte. Verifică, te rugăm, câmpurile de mai jos.
error-parameter-required = Lipsește această informație.
error-parameter-number = Trebuie să fie un număr întreg.
error-parameter-decimal = Trebuie să fie un număr.
error-parameter-range = Trebuie să fie între { $min } și { $max }.
error-parameter-choice = Trebuie să fie una dintre valorile: { $choices }.
error-parameter-characters = Conține un caracter care nu poate fi folosit.
error-parameter-long = Este prea lung. Numărul maxim de caractere: { $max }.
error-parameter-many = Sunt prea multe valori. Numărul maxim permis: { $max }.
error-parameter-text = Trebuie să fie un text.
error-parameter-flag = Trebuie să fie true sau false.
error-parameter-list = Trebuie să fie o listă.
error-parameter-object = Trebuie să fie un obiect cu câmpuri.
error-idempotency-key = Idempotency-Key trebuie să aibă între 1 și 255 de caractere vizibile.
error-idempotency-reused = Acest Idempotency-Key a fost deja folosit pentru altă cerere.
error-idempotency-pending = Aceeași cerere este încă în curs de procesare. Încearcă din nou peste câteva momente.
error-idempotency-unkept = Această cerere a fost deja executată, dar răspunsul a fost prea mare pentru a fi păstrat. Reîncarcă pagina ca să vezi rezultatul.
error-country-mismatch = Această adresă web aparține magazinului din altă țară.

## Accounts

error-user-exists = Există deja un cont cu această adresă de e-mail.
error-link-expired = Linkul a expirat sau nu este corect. Încearcă din nou.
error-addresses-full = Ai ajuns la numărul maxim de adrese ({ $max }). Șterge una ca să faci loc.
error-email-same = Aceasta este deja adresa ta de e-mail.
error-email-verified = Adresa ta de e-mail este deja confirmată.

## Wishlist

error-wishlist-duplicate = Produsul este deja în lista ta de favorite.
error-wishlist-full = Lista ta de favorite este plină. Elimină ceva ca să faci loc.

## Cart and coupons

error-cart-gone = Acest produs nu mai este disponibil.
error-cart-not-here = Acest produs nu se vinde în acest magazin.
error-cart-sold-out = Stocul acestui produs este epuizat.
error-cart-short = { $count ->
    [one] A mai rămas doar { $count }.
    [few] Au mai rămas doar { $count }.
   *[other] Au mai rămas doar { $count }.
}
error-cart-price = Prețul s-a schimbat de la { $before } la { $now }.
error-cart-full = Coșul tău este plin. Elimină ceva ca să faci loc.
error-reorder-gone = Nu mai este disponibil: { $names }
error-quantity-required = Indică o cantitate.
error-coupon-unknown = Nu am găsit acest cod de reducere. Încearcă din nou.
error-coupon-used-up = Acest cod a atins numărul maxim de utilizări.
error-coupon-used = Ai folosit deja acest cod.
error-coupon-not-started = Acest cod nu este încă valabil.
error-coupon-expired = Acest cod a expirat.
error-coupon-products = Acest cod nu se aplică produselor din coșul tău.
error-coupon-minimum = Mai ai nevoie de { $missing } ca să folosești acest cod.
error-coupon-email = Ca să folosești codul, intră în cont sau scrie adresa de e-mail la finalizarea comenzii.

error-stock-alert-available = Produsul este din nou în stoc: îl poți comanda acum.

## Parteneri

error-affiliate-pending = Nu am luat încă o hotărâre despre cererea ta. Îți scriem imediat ce o luăm.
error-affiliate-rejected = Cererea ta nu a fost acceptată.
error-affiliate-suspended = Parteneriatul tău este suspendat. Îți poți vedea în continuare cifrele.
error-affiliate-left = Ai părăsit programul de parteneri.
error-affiliate-programme-closed = Programul nostru de parteneri nu este încă deschis.
error-affiliate-payout-closed = Datele pentru plată nu pot fi salvate acum. Încearcă mai târziu.
