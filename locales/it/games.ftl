error-wheel-over = La ruota dei premi al momento non gira.
error-wheel-spun = Per oggi hai usato tutti i tuoi giri. Domani ne avrai altri.
error-cart-reminder-consent = Seleziona la casella se vuoi ricevere questa e-mail.
error-cart-reminder-empty = Il tuo carrello è vuoto: non c’è nulla da ricordarti.

notice-cart-reminder-saved = Grazie. Se domani il carrello è ancora lì, ti scriveremo una sola volta.
notice-cart-reminder-deleted = Il promemoria del carrello e l’indirizzo e-mail che hai lasciato per riceverlo sono stati cancellati.
notice-reminder-ended = Questa e-mail non verrà inviata: è stata cancellata.

mail-cart-reminder = Il tuo carrello ti aspetta ancora
    .preview = Ci hai chiesto di ricordartelo.
    .title = Il tuo carrello ti aspetta ancora.
    .text = Ci hai chiesto di ricordarti il tuo carrello da { $shop }. Dentro ci sono: { $items }. Non possiamo mettere da parte nulla, quindi gli articoli potrebbero esaurirsi.
    .action = Vai al carrello
    .note = Per questo carrello ti scriviamo solo questa volta: il tuo promemoria e l’indirizzo e-mail che hai lasciato per riceverlo sono già stati cancellati.
mail-cart-reminder-end = Cancella i promemoria del carrello
