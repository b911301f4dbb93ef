# Le pagine dopo un ordine: dov’è, resi e recesso.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Segui il tuo ordine
track-lead = Trovi il numero in ogni e-mail sull’ordine. Inseriscilo insieme all’indirizzo e-mail o al CAP dell’ordine.
track-number = Numero di fattura o di ordine
track-contact = Indirizzo e-mail o CAP
track-submit = Mostra il mio ordine
track-email-needed = Per restituire qualcosa o vedere tutti i dettagli, inserisci l’indirizzo e-mail dell’ordine al posto del CAP.
track-now = Cosa puoi fare ora
track-pickup = Il tuo ordine è pronto. Ritiralo qui: { $address }
track-nothing = Per ora non devi fare nulla.
track-details = Tutto su questo ordine
track-other = Segui un altro ordine

## A return, step by step

return-title = Restituisci articoli
return-lead = Bastano due minuti e non serve un account.
return-find = Trova il mio ordine
return-choose-title = Cosa vuoi restituire?
return-until = Puoi restituire questi articoli fino al: { $date }
return-how-many = Quanti pezzi restituisci?
return-none = Nessuno
return-line-over = Questo articolo non si può più restituire.
return-line-requested = In un reso già richiesto: { $count }
return-outcome = Cosa preferisci in cambio?
return-refund = Rimborso
return-exchange-for = Cambio con { $choice }
return-choose-missing = Scegli almeno un articolo.
return-continue = Continua
return-back = Modifica la selezione
return-reason-title = Qual è il motivo del reso?
return-reason = Motivo
return-comment = C’è altro che dovremmo sapere?
return-photos = Foto del danno
return-photos-help = JPEG, PNG o WebP. Le vede solo il nostro team resi e le cancelliamo quando il reso è chiuso.
return-photos-remove = Rimuovi la foto { $name }
return-photos-no-script = Per aggiungere foto, nel browser deve essere attivo JavaScript. Puoi anche inviarle per e-mail: { $email }
return-way = Come spedisci il pacco?
return-account = Hai pagato alla consegna, quindi faremo un bonifico sul tuo conto. Ti chiederemo i dati per e-mail.
return-preview-title = Quanto ti rimborsiamo
return-preview-items = Articoli
return-preview-lost = Non vale più: { $title }
return-preview-total = Rimborso
return-preview-kept = Quello che tieni costa
return-preview-exchange = Gli articoli che cambi non vengono rimborsati.
return-submit = Richiedi il reso
return-impossible-title = Questo ordine non si può restituire qui
return-contact = C’è un problema con un articolo? Scrivici e troveremo una soluzione:

## The states of returns

return-status-title = I tuoi resi
return-status-find = Inserisci l’indirizzo e-mail o il CAP dell’ordine per vederne i resi.
return-status-none = Per questo ordine non ci sono ancora resi.
return-done = Abbiamo ricevuto la tua richiesta di reso e ti abbiamo inviato i dettagli per e-mail.
return-number = Reso { $number }
return-refused = Perché l’abbiamo rifiutato: { $reason }
return-label = Stampa l’etichetta di reso
return-take-back = Annulla questo reso

## The statutory withdrawal

withdrawal-title = Recesso dal contratto
withdrawal-lead = Puoi recedere dall’acquisto senza dare spiegazioni. Indica di cosa si tratta, poi conferma.
withdrawal-until = Termine per recedere: { $date }
withdrawal-what = Da quale acquisto vuoi recedere?
withdrawal-requested = Per alcuni di questi articoli hai già richiesto un reso. Puoi comunque recedere anche per questi.
withdrawal-replaces = Gli articoli del tuo reso passano a questo recesso. Riavrai i soldi anche se avevi chiesto un cambio. Se li hai già spediti, non devi fare altro.
withdrawal-how-many = Da quanti vuoi recedere?
withdrawal-confirm-title = Conferma il recesso
withdrawal-statement = Con la presente recedo dal contratto per questi articoli. Ordine { $number }, effettuato: { $date }
withdrawal-receipt = Ti inviamo subito la ricevuta con data e ora a: { $email }
withdrawal-confirm = Conferma recesso
withdrawal-done = Abbiamo ricevuto il tuo recesso e ti abbiamo inviato la ricevuta per e-mail.
withdrawal-number = Recesso { $number }
withdrawal-declared = Dichiarato: { $date }
withdrawal-over-title = Il termine per il recesso è scaduto
withdrawal-over-text = Forse puoi ancora restituire gli articoli con i nostri resi volontari.
