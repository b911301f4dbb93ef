# Ruota dei premi, buoni, offerte lampo e promemoria.

games-meta-title = { $title } | { -brand }

## The prize wheel

wheel-title = Gira la ruota
wheel-lead = Un giro e, con un po’ di fortuna, un buono tutto per te. Non costa nulla.
wheel-offer = Ti va un buono sconto? Tenta la fortuna con la nostra ruota.
wheel-open = Mostrami la ruota
wheel-no = No, grazie
wheel-spin = Gira
wheel-spins = { $count ->
    [one] Oggi hai ancora { $count } giro.
    [many] Oggi hai ancora { $count } di giri.
   *[other] Oggi hai ancora { $count } giri.
}
wheel-over = Hai usato tutti i giri di oggi. Domani ne avrai altri.
wheel-ends = La ruota è disponibile fino al: { $date }
wheel-won = Hai vinto: { $prize }
wheel-lost = Questa volta niente premio.
wheel-use = Vai al carrello
wheel-odds = Quante probabilità ci sono?
wheel-prize = Premio
wheel-chance = Probabilità
wheel-percent = { $percent }%
wheel-email-help = Il buono vale solo con questo indirizzo e-mail. Non lo usiamo per nient’altro.
wheel-newsletter = Inviatemi anche la newsletter.
wheel-closed-title = La ruota ora è ferma
wheel-closed-text = Torna a trovarci un’altra volta.

## Coupons of an account

coupons-title = I miei buoni
coupons-lead = Inserisci il codice nel carrello per usarlo.
coupons-empty-title = Ancora nessun buono
coupons-empty-text = Qui trovi i buoni che vinci o che ti regaliamo.
coupon-copy = Copia il codice
coupon-copied = Buono copiato
coupon-valid = Valido fino al: { $date }
coupon-expired = Scaduto
coupon-used = Usato
coupon-minimum = Ordine minimo: { $amount }

## Reminders

reminders-title = Promemoria
reminders-text = I promemoria che ci hai chiesto. Li mandiamo una volta sola, poi li cancelliamo.
reminders-none = Non hai chiesto promemoria.
reminders-cart = Il tuo carrello
reminders-stock = Di nuovo disponibile
reminders-since = Dal: { $date }
reminders-end = Cancella
cart-reminder-text = Ci stai ancora pensando? Se vuoi, ti ricordiamo questo carrello con una sola e-mail.
cart-reminder-submit = Ricordamelo una volta
cart-reminder-done = Grazie. Ti scriveremo una volta, a meno che tu non ordini prima.
cart-reminder-delete-title = Cancella il promemoria
cart-reminder-delete-text = Basta un clic e non ti ricorderemo il carrello.
cart-reminder-delete-action = Cancella
cart-reminder-deleted-title = Cancellato
cart-reminder-deleted-text = Non ti ricorderemo il carrello.
