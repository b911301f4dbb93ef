# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = La newsletter di { -brand }
newsletter-text = Nuovi arrivi, sconti e ogni tanto una storia. Poche e-mail al mese, e ti cancelli con un clic.
newsletter-email = Il tuo indirizzo e-mail
newsletter-submit = Iscriviti
newsletter-sent = Controlla la tua posta: ti abbiamo mandato un’e-mail per confermare che l’indirizzo e-mail è tuo.

## Pages

newsletter-confirm-title = Conferma la tua iscrizione
newsletter-confirm-text = Ancora un clic e ricevi la nostra newsletter.
newsletter-confirm-action = Sì, iscrivimi
newsletter-confirmed-title = Grazie
newsletter-confirmed-text = La tua iscrizione è confermata. Da ora in poi ricevi in anteprima nuovi arrivi e sconti.
unsubscribe-title = Annulla l’iscrizione
unsubscribe-text = Basta un clic e non ti scriviamo più. Nello stesso momento cancelliamo il tuo indirizzo e-mail.
unsubscribe-action = Annulla l’iscrizione
unsubscribe-done-title = La tua iscrizione è stata annullata
unsubscribe-done-text = Non riceverai più la nostra newsletter e abbiamo cancellato il tuo indirizzo e-mail.
newsletter-browse = Dai un’occhiata allo shop

## Answers

notice-newsletter-saved = Iscrizione alla newsletter registrata
notice-newsletter-confirmed = La tua iscrizione è confermata
notice-newsletter-left = La tua iscrizione è stata annullata
error-newsletter-subscribed = Questo indirizzo e-mail è già iscritto
