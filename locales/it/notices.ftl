# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = Il tuo account è pronto. Ti abbiamo mandato un messaggio per confermare il tuo indirizzo e-mail.
notice-signed-in = Accesso effettuato.
notice-signed-out = Disconnessione effettuata.
notice-signed-out-everywhere = Tutti i tuoi dispositivi sono stati disconnessi.
notice-session-ended = Il dispositivo è stato disconnesso.
notice-reset-sent = Se esiste un account con questo indirizzo e-mail, sta arrivando un’e-mail con il link per una nuova password.
notice-password-reset = La nuova password è impostata. Usala per accedere.
notice-password-changed = La nuova password è impostata. Tutti gli altri dispositivi sono stati disconnessi.
notice-email-verified = Grazie, il tuo indirizzo e-mail è confermato.
notice-verification-sent = Ti stiamo mandando una nuova e-mail.
notice-profile-saved = I tuoi dati sono stati salvati.
notice-email-change-sent = Ti abbiamo scritto al nuovo indirizzo e-mail. La modifica sarà effettiva quando aprirai il link in quell’e-mail.
notice-email-changed = Il tuo nuovo indirizzo e-mail è attivo.
notice-account-deleted = Il tuo account e tutto ciò che conteneva sono stati eliminati.

## Addresses

notice-address-saved = Indirizzo salvato.
notice-address-removed = Indirizzo eliminato.
notice-address-default = Ti proporremo per primo questo indirizzo.

## Wishlist

notice-wishlist-merged = Quello che avevi salvato ora è nella tua wishlist.

## Cart

notice-cart-changed = Il carrello è aggiornato.
notice-cart-removed = Rimosso dal carrello
notice-cart-merged = Quello che avevi scelto prima di accedere ora è nel carrello.
notice-reordered = È di nuovo tutto nel carrello.
notice-coupon-applied = Il codice è stato applicato.
notice-coupon-removed = Il codice è stato rimosso.

notice-stock-alert-saved = Grazie. Ti scriveremo appena l’articolo sarà di nuovo disponibile.
notice-stock-alert-deleted = I tuoi avvisi di disponibilità sono stati cancellati

## Partner

notice-affiliate-applied = La tua candidatura è stata inviata. Ti abbiamo mandato un messaggio per confermare il tuo indirizzo e-mail.
notice-affiliate-profile-saved = Profilo aggiornato.
notice-affiliate-payout-saved = I tuoi dati di pagamento sono stati salvati.
notice-affiliate-left = Hai lasciato il programma partner. Quello che hai guadagnato ti sarà pagato.
