# Laimės ratas, kuponai, žaibiški pasiūlymai ir priminimai.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Pasukite laimės ratą
wheel-lead = Vienas sukimas ir, jei pasiseks, kuponas tik jums. Tai nieko nekainuoja.
wheel-offer = Norite kupono? Išbandykite laimę su mūsų ratu.
wheel-open = Rodyti ratą
wheel-no = Ne, ačiū
wheel-spin = Sukti
wheel-spins = { $count ->
    [one] Šiandien turite dar { $count } sukimą.
    [few] Šiandien turite dar { $count } sukimus.
    [many] Šiandien turite dar { $count } sukimo.
   *[other] Šiandien turite dar { $count } sukimų.
}
wheel-over = Šiandienos sukimus išnaudojote. Rytoj bus naujų.
wheel-ends = Ratas sukasi iki: { $date }
wheel-won = Laimėjote: { $prize }
wheel-lost = Šį kartą be prizo.
wheel-use = Į krepšelį
wheel-odds = Kokia tikimybė?
wheel-prize = Prizas
wheel-chance = Tikimybė
wheel-percent = { $percent } %
wheel-email-help = Kuponas galioja tik šiam el. pašto adresui. Niekam kitam jo nenaudojame.
wheel-newsletter = Siųskite man ir naujienlaiškį.
wheel-closed-title = Šiuo metu ratas nesisuka
wheel-closed-text = Užsukite kitą kartą.

## Coupons of an account

coupons-title = Mano kuponai
coupons-lead = Kodą įveskite krepšelyje.
coupons-empty-title = Kuponų dar nėra
coupons-empty-text = Čia rasite kuponus, kuriuos laimėsite arba gausite iš mūsų.
coupon-copy = Kopijuoti kodą
coupon-copied = Kuponas nukopijuotas
coupon-valid = Galioja iki: { $date }
coupon-expired = Nebegalioja
coupon-used = Panaudotas
coupon-minimum = Minimali užsakymo vertė: { $amount }

## Reminders

reminders-title = Priminimai
reminders-text = Apie ką prašėte jums parašyti. Apie kiekvieną dalyką parašome kartą ir jį ištriname.
reminders-none = Priminimų neprašėte.
reminders-cart = Jūsų krepšelis
reminders-stock = Vėl sandėlyje
reminders-since = Nuo: { $date }
reminders-end = Ištrinti
cart-reminder-text = Dar galvojate? Jei norite, šį krepšelį priminsime vienu vieninteliu laišku.
cart-reminder-submit = Priminti kartą
cart-reminder-done = Ačiū. Parašysime kartą, nebent užsisakysite anksčiau.
cart-reminder-delete-title = Ištrinti priminimą
cart-reminder-delete-text = Vienas paspaudimas – ir krepšelio nebepriminsime.
cart-reminder-delete-action = Ištrinti
cart-reminder-deleted-title = Ištrinta
cart-reminder-deleted-text = Krepšelio nebepriminsime.
