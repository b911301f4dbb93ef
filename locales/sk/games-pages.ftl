# Koleso šťastia, kupóny, bleskové akcie a pripomienky.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Roztočte koleso šťastia
wheel-lead = Jedno roztočenie a s trochou šťastia kupón len pre vás. Nič to nestojí.
wheel-offer = Chcete kupón? Skúste to s naším kolesom šťastia.
wheel-open = Ukázať koleso
wheel-no = Nie, ďakujem
wheel-spin = Roztočiť
wheel-spins = { $count ->
    [one] Dnes máte ešte { $count } pokus.
    [few] Dnes máte ešte { $count } pokusy.
    [many] Dnes máte ešte { $count } pokusu.
   *[other] Dnes máte ešte { $count } pokusov.
}
wheel-over = Dnešné pokusy ste vyčerpali. Zajtra budú nové.
wheel-ends = Koleso sa točí do: { $date }
wheel-won = Vyhrali ste: { $prize }
wheel-lost = Tentoraz bez výhry.
wheel-use = Do košíka
wheel-odds = Aké sú šance?
wheel-prize = Výhra
wheel-chance = Šanca
wheel-percent = { $percent } %
wheel-email-help = Kupón platí len s týmto e-mailom. Na nič iné ho nepoužijeme.
wheel-newsletter = Posielajte mi aj newsletter.
wheel-closed-title = Koleso sa práve netočí
wheel-closed-text = Pozrite sa zasa inokedy.

## Coupons of an account

coupons-title = Moje kupóny
coupons-lead = Kód zadajte v košíku.
coupons-empty-title = Zatiaľ žiadne kupóny
coupons-empty-text = Tu budú kupóny, ktoré vyhráte alebo dostanete od nás.
coupon-copy = Kopírovať kód
coupon-copied = Kupón skopírovaný
coupon-valid = Platí do: { $date }
coupon-expired = Platnosť sa skončila
coupon-used = Použitý
coupon-minimum = Minimálna hodnota objednávky: { $amount }

## Reminders

reminders-title = Pripomienky
reminders-text = O čom vám máme napísať. O každej veci napíšeme raz a potom ju vymažeme.
reminders-none = Nemáte žiadne pripomienky.
reminders-cart = Váš košík
reminders-stock = Znova skladom
reminders-since = Od: { $date }
reminders-end = Vymazať
cart-reminder-text = Ešte váhate? Ak chcete, pripomenieme vám tento košík jediným e-mailom.
cart-reminder-submit = Pripomenúť raz
cart-reminder-done = Ďakujeme. Napíšeme vám raz, ak dovtedy neobjednáte.
cart-reminder-delete-title = Vymazať pripomienku
cart-reminder-delete-text = Stačí jedno kliknutie a košík vám pripomínať nebudeme.
cart-reminder-delete-action = Vymazať
cart-reminder-deleted-title = Vymazané
cart-reminder-deleted-text = Košík vám pripomínať nebudeme.
