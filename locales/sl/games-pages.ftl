# Nagradno kolo, kuponi, bliskovite ponudbe in opomniki.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Zavrtite kolo
wheel-lead = En vrtljaj in z malo sreče kupon samo za vas. Nič ne stane.
wheel-offer = Bi radi kupon? Poskusite srečo na našem kolesu.
wheel-open = Pokaži kolo
wheel-no = Ne, hvala
wheel-spin = Zavrti
wheel-spins = { $count ->
    [one] Danes imate še { $count } vrtljaj.
    [two] Danes imate še { $count } vrtljaja.
    [few] Danes imate še { $count } vrtljaje.
   *[other] Danes imate še { $count } vrtljajev.
}
wheel-over = Današnje vrtljaje ste porabili. Novi bodo jutri.
wheel-ends = Kolo se vrti do: { $date }
wheel-won = Zadeli ste: { $prize }
wheel-lost = Tokrat brez nagrade.
wheel-use = V košarico
wheel-odds = Kakšna je verjetnost zadetka?
wheel-prize = Nagrada
wheel-chance = Verjetnost
wheel-percent = { $percent } %
wheel-email-help = Kupon velja samo s tem e-naslovom. Za nič drugega ga ne uporabimo.
wheel-newsletter = Pošiljajte mi tudi e-novice.
wheel-closed-title = Kolo se trenutno ne vrti
wheel-closed-text = Obiščite nas znova kdaj drugič.

## Coupons of an account

coupons-title = Moji kuponi
coupons-lead = Kodo vnesite v košarici.
coupons-empty-title = Kuponov še ni
coupons-empty-text = Tu bodo kuponi, ki jih zadenete ali vam jih podarimo.
coupon-copy = Kopiraj kodo
coupon-copied = Kupon je kopiran
coupon-valid = Velja do: { $date }
coupon-expired = Potekel
coupon-used = Uporabljen
coupon-minimum = Najmanjša vrednost naročila: { $amount }

## Reminders

reminders-title = Opomniki
reminders-text = O čem ste nas prosili, naj vam pišemo. O vsaki stvari pišemo enkrat in jo nato izbrišemo.
reminders-none = Niste zaprosili za noben opomnik.
reminders-cart = Vaša košarica
reminders-stock = Spet na zalogi
reminders-since = Od: { $date }
reminders-end = Izbriši
cart-reminder-text = Še niste prepričani? Če želite, vas na to košarico spomnimo z enim samim e-sporočilom.
cart-reminder-submit = Spomni me enkrat
cart-reminder-done = Hvala. Pisali vam bomo enkrat, razen če prej naročite.
cart-reminder-delete-title = Izbris opomnika
cart-reminder-delete-text = En klik in na košarico vas ne bomo spomnili.
cart-reminder-delete-action = Izbriši
cart-reminder-deleted-title = Izbrisano
cart-reminder-deleted-text = Na košarico vas ne bomo spomnili.
