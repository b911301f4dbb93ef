# Messages of the API and of the server.

error-unauthenticated = Pirmiausia prisijunkite.
error-credentials = El. paštas arba slaptažodis neteisingas.
error-forbidden = Šiam veiksmui neturite leidimo.
error-not-found = To, ko ieškote, nerasta.
error-page-not-found = Puslapis nerastas: { $path }
error-bad-request = Užklausos suprasti nepavyko.
error-method-not-allowed = Šio interneto adreso taip naudoti negalima.
error-too-large = Per didelė apimtis.
error-rate-limited = Per daug bandymų. Truputį palaukite ir pabandykite dar kartą.
error-internal = Kažkas nepavyko.
error-unavailable = Parduotuvėje dabar daug lankytojų. Pabandykite po akimirkos.
error-request-timeout = Užklausa atkeliavo per lėtai. Patikrinkite ryšį ir pabandykite dar kartą.

## Fields and parameters

error-invalid = Ne viskas užpildyta teisingai. Patikrinkite toliau nurodytus laukus.
error-parameter-required = Reikšmė nenurodyta.
error-parameter-number = Čia turi būti sveikasis skaičius.
error-parameter-decimal = Čia turi būti skaičius.
error-parameter-range = Reikšmė turi būti nuo { $min } iki { $max }.
error-parameter-choice = Tinka viena iš šių reikšmių: { $choices }.
error-parameter-characters = Čia yra ženklas, kurio naudoti negalima.
error-parameter-long = Tekstas per ilgas. Didžiausias leidžiamas ženklų skaičius – { $max }.
error-parameter-many = Per daug reikšmių. Didžiausias leidžiamas skaičius – { $max }.
error-parameter-text = Čia turi būti tekstas.
error-parameter-flag = Čia turi būti true arba false.
error-parameter-list = Čia turi būti sąrašas.
error-parameter-object = Čia turi būti objektas su laukais.
error-idempotency-key = Idempotency-Key turi būti sudarytas iš 1–255 matomų ženklų.
error-idempotency-reused = Šis Idempotency-Key jau panaudotas kitai užklausai.
error-idempotency-pending = Ta pati užklausa dar apdorojama. Pabandykite dar kartą po akimirkos.
error-idempotency-unkept = Ši užklausa jau įvykdyta, bet atsakymas buvo per didelis, kad būtų išsaugotas. Įkelkite puslapį iš naujo, kad pamatytumėte rezultatą.
error-country-mismatch = Šis interneto adresas priklauso kitos šalies parduotuvei.

## Accounts

error-user-exists = Šiuo el. pašto adresu paskyra jau sukurta. Galite prisijungti.
error-link-expired = Nuoroda nebegalioja arba yra neteisinga. Pabandykite dar kartą.
error-addresses-full = Daugiau adresų nebetelpa (daugiausia – { $max }). Pirmiausia vieną ištrinkite.
error-email-same = Tai jau dabar yra jūsų el. pašto adresas.
error-email-verified = Jūsų el. pašto adresas jau patvirtintas.

## Wishlist

error-wishlist-duplicate = Ši prekė jau yra jūsų norų sąraše.
error-wishlist-full = Jūsų norų sąrašas pilnas. Pirmiausia ką nors pašalinkite.

## Cart and coupons

error-cart-gone = Ši prekė nebeparduodama.
error-cart-not-here = Ši prekė šioje parduotuvėje neparduodama.
error-cart-sold-out = Ši prekė išparduota.
error-cart-short = Liko tik { $count } vnt.
error-cart-price = Kaina pasikeitė: buvo { $before }, dabar { $now }.
error-cart-full = Jūsų krepšelis pilnas. Pirmiausia ką nors pašalinkite.
error-reorder-gone = Nebeparduodama: { $names }
error-quantity-required = Nurodykite kiekį.
error-coupon-unknown = Tokio nuolaidos kodo neradome. Pabandykite dar kartą.
error-coupon-used-up = Šis kodas jau panaudotas.
error-coupon-used = Šį kodą jau panaudojote.
error-coupon-not-started = Šis kodas dar negalioja.
error-coupon-expired = Šio kodo galiojimas baigėsi.
error-coupon-products = Šis kodas netaikomas jūsų krepšelio prekėms.
error-coupon-minimum = Kad galėtumėte taikyti šį kodą, trūksta dar { $missing }.
error-coupon-email = Norėdami taikyti kodą, prisijunkite arba užsakydami nurodykite el. paštą.

error-stock-alert-available = Prekė vėl yra sandėlyje: galite ją užsisakyti.

## Partneriai

error-affiliate-pending = Dėl jūsų paraiškos dar nenusprendėme. Kai tik nuspręsime, parašysime.
error-affiliate-rejected = Jūsų paraiška nepatvirtinta.
error-affiliate-suspended = Jūsų partnerystė sustabdyta. Savo rodiklius vis dar galite peržiūrėti.
error-affiliate-left = Partnerių programoje nebedalyvaujate.
error-affiliate-programme-closed = Mūsų partnerių programa dar nepradėta.
error-affiliate-payout-closed = Išmokėjimo duomenų dabar išsaugoti nepavyksta. Pabandykite vėliau.
