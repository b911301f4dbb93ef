error-invoice-number-empty = Il numero di fattura non può essere vuoto

error-order-number-empty = Il numero d’ordine non può essere vuoto

error-track-contact-empty = Inserisci l’indirizzo e-mail o il CAP dell’ordine

error-order-not-found = Non troviamo un ordine con questi dati. Controlla il numero e l’indirizzo e-mail o il CAP.

error-return-needs-email = Per fare un reso, inserisci il numero d’ordine insieme all’indirizzo e-mail dell’ordine.
error-return-reason = Devi selezionare un motivo per il reso
error-return-nothing = Scegli che cosa vuoi restituire
error-return-nothing-left = Di questo ordine non c’è più nulla da restituire.
error-return-twice = Questo articolo compare due volte nella richiesta
error-return-pieces = Più di quanto si può restituire. Possibile: { $count }
error-return-photos = Aggiungi una foto del danno
error-return-photos-many = Troppe foto. Possibile: { $max }
error-return-photos-full = Per questo ordine ci sono già abbastanza foto.
error-return-photo-gone = Una foto non c’è più. Aggiungila di nuovo.
error-return-exchange-gone = Questa taglia è appena finita. Scegline un’altra o il rimborso.
error-return-not-delivered = Puoi fare un reso dopo la consegna dell’ordine. Fino ad allora puoi recedere dal contratto.
error-return-only-faults = Il termine per i resi è scaduto. Se un articolo è danneggiato, sbagliato o diverso dalla descrizione, puoi ancora restituirlo.
error-return-over = Il termine per i resi è scaduto. Se un articolo ha qualcosa che non va, scrivici.
error-return-not-withdrawable = Questa richiesta non può più essere annullata.
error-file-size = La dimensione del file supera { $max }
error-file-kind = Scegli una foto in formato JPEG, PNG o WebP

error-withdrawal-over = Il termine per recedere da questo ordine è scaduto. Forse puoi ancora fare un reso.
error-withdrawal-nothing-left = Hai già esercitato il recesso per tutto questo ordine, o l’hai già restituito.
error-withdrawal-confirm = Conferma che vuoi recedere dal contratto

notice-return-requested = Abbiamo ricevuto la tua richiesta.
notice-return-withdrawn = La tua richiesta è annullata.

notice-withdrawal-declared = Abbiamo ricevuto il tuo recesso. La conferma arriva per e-mail.

withdrawal-before-delivery = 14 giorni dopo la consegna

return-reason-too-small = Troppo piccolo
return-reason-too-large = Troppo grande
return-reason-changed-mind = Non mi piace
return-reason-too-late = È arrivato troppo tardi
return-reason-not-as-described = Diverso dalla descrizione
return-reason-wrong-item = È arrivato l’articolo sbagliato
return-reason-damaged = Danneggiato o difettoso

return-way-label = Con il corriere
return-way-label-text = Stampa l’etichetta, incollala sul pacco e consegnalo al corriere.
return-way-drop-off = Di persona
return-way-drop-off-text = Porta il pacco qui: { $address }

return-status-requested = Reso richiesto
return-status-declared = Recesso dichiarato
return-status-approved = Approvato
return-status-received = Ricevuto
return-status-inspected = Controllato
return-status-refunded = Rimborsato
return-status-exchanged = Cambio spedito
return-status-refused = Rifiutato
return-status-withdrawn = Annullato da te

return-label-title = Reso
return-label-to = A
return-label-order = Ordine
return-label-items = In questo pacco
return-label-step-pack = Metti gli articoli in una scatola o in un sacchetto e chiudilo bene.
return-label-step-stick = Ritaglia l’etichetta e incollala all’esterno in modo che il codice a barre resti piatto.
return-label-step-hand-over = Consegna il pacco e conserva la ricevuta finché non hai avuto il rimborso.

mail-return-requested = Il tuo reso { $number }
    .preview = Ecco come rispedirlo.
    .title = Abbiamo ricevuto la tua richiesta.
    .text = Vuoi restituire qualcosa del tuo ordine { $order }. Ecco che cosa abbiamo annotato.
    .action = Come rispedire
    .note = Scrivi sul pacco il numero del reso: { $number }

mail-return-received = Il tuo reso { $number } è arrivato
    .preview = Lo stiamo controllando.
    .title = Il tuo pacco è qui.
    .text = Il reso del tuo ordine { $order } è arrivato. Lo controlliamo e poi ti mandiamo il rimborso o quello che hai scelto al suo posto.
    .action = Vedi a che punto è

mail-return-refunded = Rimborso del tuo reso { $number }
    .preview = Il tuo rimborso è in arrivo.
    .title = Il tuo rimborso è in arrivo.
    .text = Abbiamo controllato il reso dell’ordine { $order } e ti rimborsiamo l’importo qui sotto nel modo in cui hai pagato. Se hai pagato alla consegna, in un’altra e-mail ti chiediamo il conto bancario.
    .action = Vedi a che punto è

mail-return-exchanged = Cambio per il tuo reso { $number }
    .preview = Ti mandiamo l’altra taglia.
    .title = Il tuo cambio è in viaggio.
    .text = Abbiamo controllato il reso dell’ordine { $order } e ti mandiamo al suo posto la taglia che hai scelto.
    .action = Vedi a che punto è

mail-return-refused = A proposito del tuo reso { $number }
    .preview = Purtroppo non possiamo accettarlo.
    .title = Non possiamo accettare il reso.
    .text = Abbiamo guardato il reso dell’ordine { $order } e purtroppo non possiamo rimborsare nulla.
    .action = Vedi a che punto è
    .note = Il motivo: { $reason }

mail-withdrawal-receipt = Conferma del tuo recesso { $number }
    .preview = Abbiamo ricevuto la tua dichiarazione.
    .title = Abbiamo ricevuto il tuo recesso.
    .text = Hai esercitato il recesso dal contratto per l’ordine { $order }, per gli articoli qui sotto. Questa e-mail è la tua conferma.
    .action = Come rispedire
    .note = Rispedisci entro 14 giorni quello che hai già ricevuto. Ti rimborsiamo quanto hai pagato.

mail-return-number = Numero del reso
mail-return-asked = Richiesto il
mail-withdrawal-declared = Recesso dichiarato il
