# Kolo sreće, kuponi, munjevite ponude i podsjetnici.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Zavrti kolo sreće
wheel-lead = Jedno okretanje i uz malo sreće kupon samo za tebe. Ne stoji ništa.
wheel-offer = Želiš kupon? Okušaj sreću na našem kolu.
wheel-open = Pokaži kolo
wheel-no = Ne, hvala
wheel-spin = Zavrti
wheel-spins = { $count ->
    [one] Danas imaš još { $count } okretanje.
    [few] Danas imaš još { $count } okretanja.
   *[other] Danas imaš još { $count } okretanja.
}
wheel-over = Iskoristio/la si današnja okretanja. Sutra te čekaju nova.
wheel-ends = Kolo se vrti do: { $date }
wheel-won = Dobitak: { $prize }
wheel-lost = Ovaj put bez nagrade.
wheel-use = U košaricu
wheel-odds = Kakvi su izgledi?
wheel-prize = Nagrada
wheel-chance = Izgledi
wheel-percent = { $percent } %
wheel-email-help = Kupon vrijedi samo s ovom e-mail adresom. Ne koristimo je ni za što drugo.
wheel-newsletter = Šaljite mi i newsletter.
wheel-closed-title = Kolo se trenutačno ne vrti
wheel-closed-text = Navrati neki drugi put.

## Coupons of an account

coupons-title = Moji kuponi
coupons-lead = Kod unesi u košarici.
coupons-empty-title = Još nema kupona
coupons-empty-text = Ovdje će biti kuponi koje osvojiš ili ti ih poklonimo.
coupon-copy = Kopiraj kod
coupon-copied = Kupon je kopiran
coupon-valid = Vrijedi do: { $date }
coupon-expired = Istekao
coupon-used = Iskorišten
coupon-minimum = Najmanji iznos narudžbe: { $amount }

## Reminders

reminders-title = Podsjetnici
reminders-text = O čemu želiš da ti pišemo. O svakoj stvari pišemo jednom i zatim je brišemo.
reminders-none = Nema zatraženih podsjetnika.
reminders-cart = Tvoja košarica
reminders-stock = Ponovno na zalihi
reminders-since = Od: { $date }
reminders-end = Izbriši
cart-reminder-text = Još razmišljaš? Ako želiš, podsjetit ćemo te na ovu košaricu jednim jedinim e-mailom.
cart-reminder-submit = Podsjeti me jednom
cart-reminder-done = Hvala. Pisat ćemo ti jednom, osim ako prije toga naručiš.
cart-reminder-delete-title = Brisanje podsjetnika
cart-reminder-delete-text = Jedan klik i nećemo te podsjećati na košaricu.
cart-reminder-delete-action = Izbriši
cart-reminder-deleted-title = Izbrisano
cart-reminder-deleted-text = Nećemo te podsjećati na košaricu.
