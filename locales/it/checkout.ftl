## Coming back from paying

order-number-of = Ordine { $number }
pay-meta-title = Pagamento | { -brand }
pay-succeeded = Pagamento riuscito!
pay-processing = Il tuo pagamento è in elaborazione.
pay-processing-text = Questa pagina si aggiorna da sola. Ti scriveremo anche un’e-mail appena il pagamento sarà confermato.
pay-failed = Il pagamento non è andato a buon fine, riprova.
pay-error = Qualcosa è andato storto.
pay-error-text = Il tuo ordine è salvato. Riprova tra poco.
pay-unknown-text = Riprova tra poco.

## The payment step

checkout-title = Acquisto
checkout-meta-title = Acquisto | { -brand }
checkout-contact = La tua e-mail
checkout-email-help = Ti invieremo qui la conferma dell’ordine.
checkout-sign-in = Hai un account? Accedi
checkout-address = Indirizzo di consegna
checkout-collector = Chi ritira l’ordine
checkout-saved = Indirizzo salvato
checkout-saved-new = Un altro indirizzo
checkout-billing-other = Usa un altro indirizzo di fatturazione
checkout-delivery = Consegna
checkout-courier = Con corriere
checkout-pickup = Ritiro nel nostro magazzino
checkout-hours = Da lunedì a venerdì, { $opens }–{ $closes }
checkout-arrives = A casa tua: { $dates }
checkout-ready = Pronto per il ritiro: { $date }
checkout-payment = Pagamento
checkout-card = Carta
checkout-wallet = Carta o portafoglio digitale
checkout-card-text = Pagherai nel passaggio successivo, sulla pagina sicura del nostro fornitore di pagamenti.
checkout-cod-text = Paghi alla consegna.
checkout-sandbox = Pagamento di prova
checkout-sandbox-text = Non viene addebitato nulla: il negozio è in prova.
checkout-note = Nota per il corriere
checkout-terms = Accetto i termini e le condizioni.
checkout-terms-check = Spunta la casella per continuare
checkout-place = Ordine con obbligo di pagare
checkout-back = Torna al carrello
checkout-changed = Ecco cosa è cambiato
checkout-before = Prima:
checkout-now = Ora:

## After the order

order-meta-title = Il tuo ordine | { -brand }
order-thanks = Grazie per il tuo ordine
order-sent = Abbiamo inviato la conferma a { $email }.
order-unpaid = Il tuo ordine è in attesa di pagamento
order-unpaid-text = Teniamo da parte gli articoli per un po’. Appena avrai pagato, li spediremo.
order-cancelled-title = Questo ordine è stato annullato
order-cancelled-text = Non spediremo nulla. Se hai già pagato, riavrai il tuo denaro.
order-pay-now = Paga ora
order-cancel = Annulla l’ordine
order-cancel-sure = Vuoi davvero annullare questo ordine?
order-cancel-yes = Sì, annulla l’ordine
order-cancel-no = Mantieni l’ordine
order-lines = Articoli di questo ordine
order-billing = Indirizzo di fatturazione
order-invoice = Fattura
order-credit-notes = Note di credito
order-track = Segui il pacco
order-parcels = Pacchi
order-refunded = Rimborsato
order-timeline = Cosa è successo finora
order-again = Ordina di nuovo
order-account = Crea un account e ritrova tutti i tuoi ordini in un solo posto
order-view = Vedi il tuo ordine
order-state-payment = Pagamento
order-state-delivery = Consegna

## Bank account for a refund

refund-account-meta-title = Il tuo rimborso | { -brand }
refund-account-title = Dove inviamo i tuoi soldi?
refund-account-text = Ti faremo un bonifico di { $amount } per l’ordine { $number }.
refund-account-given-title = Abbiamo il tuo conto
refund-account-given-text = Ti faremo un bonifico di { $amount } per l’ordine { $number } su questo conto. Fino ad allora puoi correggere i dati qui.
refund-account-correct = Inserisci un altro conto
refund-account-exported-title = Il bonifico è in corso
refund-account-exported-text = Ti stiamo inviando { $amount } per l’ordine { $number } su questo conto. I dati non si possono più cambiare. Qualcosa non va? Scrivici subito.
refund-account-made-title = Ti abbiamo inviato i soldi
refund-account-made-text = Ti abbiamo inviato { $amount } per l’ordine { $number }. A seconda della banca può volerci qualche giorno.
refund-account-missing-title = Questo link non è più valido
refund-account-missing-text = Apri il link nella nostra ultima e-mail sul rimborso. Se non funziona nemmeno quello, rispondi a quell’e-mail.
refund-account-iban-help = Per esempio IT60 X054 2811 1010 0000 0123 456
refund-account-routing-help = Nove cifre; le trovi su un assegno o sul sito della banca.
refund-account-action = Salva il conto
field-account-holder = Intestatario del conto
field-iban = IBAN
field-bank = Banca
field-routing-number = Codice della filiale
field-account-number = Numero di conto
