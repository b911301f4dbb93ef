# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note).

## In every email

mail-hello = Ciao { $name },
mail-hello-nameless = Ciao,
mail-copy = Se il pulsante non funziona, copia questo link nel browser:
mail-link-minutes = { $count ->
    [one] Il link è valido per un minuto e si può usare una sola volta.
    [many] Il link è valido per { $count } di minuti e si può usare una sola volta.
   *[other] Il link è valido per { $count } minuti e si può usare una sola volta.
}
mail-link-hours = { $count ->
    [one] Il link è valido per un’ora e si può usare una sola volta.
    [many] Il link è valido per { $count } di ore e si può usare una sola volta.
   *[other] Il link è valido per { $count } ore e si può usare una sola volta.
}
mail-link-days = { $count ->
    [one] Il link è valido per un giorno e si può usare una sola volta.
    [many] Il link è valido per { $count } di giorni e si può usare una sola volta.
   *[other] Il link è valido per { $count } giorni e si può usare una sola volta.
}
mail-help = Domande? Rispondi pure a questa e-mail.
mail-unsubscribe = Annulla l’iscrizione

## Accounts

mail-verify-email = Conferma il tuo indirizzo e-mail
    .preview = Basta un clic e il tuo account su { $shop } è pronto.
    .title = È questo il tuo indirizzo e-mail?
    .text = Confermalo: così le conferme d’ordine e le notizie sui resi arrivano a te, e nessun altro può usarlo.
    .action = Conferma il mio indirizzo e-mail
    .note = Non hai creato un account su { $shop }? Allora non devi fare nulla.

mail-welcome = Ti diamo il benvenuto su { -brand }
    .preview = Il tuo indirizzo e-mail è confermato.
    .title = Che bello averti qui.
    .text = Il tuo indirizzo e-mail è confermato e il tuo account è pronto. Wishlist, indirizzi e ordini: trovi tutto in un unico posto.
    .action = Dai un’occhiata

mail-reset-password = Scegli una nuova password
    .preview = Ecco il link che hai richiesto.
    .title = Una nuova password
    .text = Qualcuno, molto probabilmente tu, ha richiesto una nuova password per il tuo account su { $shop }. Sceglila qui: poi tutti i tuoi dispositivi verranno disconnessi.
    .action = Scegli la password
    .note = Non l’hai richiesta tu? Ignora questa e-mail: la tua password resta quella di prima.

mail-password-changed = La tua password è stata cambiata
    .preview = Se la modifica è tua, non devi fare nulla.
    .title = Hai una nuova password.
    .text = La password del tuo account su { $shop } è stata appena cambiata. Se la modifica è tua, non devi fare nulla. Altrimenti scegli subito un’altra password e scrivici.
    .action = Non l’ho cambiata io

mail-email-change-confirm = Conferma la tua nuova e-mail
    .preview = Basta un clic e da ora in poi ti scriviamo a questo indirizzo e-mail.
    .title = Il tuo nuovo indirizzo e-mail
    .text = Hai chiesto di usare questo indirizzo e-mail per il tuo account su { $shop }. Confermalo e da ora in poi ti scriviamo qui.
    .action = Usa questo indirizzo e-mail
    .note = Non l’hai richiesto tu? Allora non devi fare nulla: l’account mantiene il vecchio indirizzo e-mail.

mail-email-changed = Il tuo indirizzo e-mail è cambiato
    .preview = Da ora in poi ti scriviamo al nuovo indirizzo e-mail.
    .title = Un nuovo indirizzo e-mail per il tuo account
    .text = Al tuo account su { $shop } ora è associato l’indirizzo e-mail { $email }. Al vecchio non ti scriveremo più.
    .note = La modifica non è tua? Rispondi subito a questa e-mail e ti aiutiamo a recuperare l’account.

mail-account-deleted = Il tuo account è stato eliminato
    .preview = Anche i tuoi indirizzi e la tua wishlist sono stati eliminati.
    .title = Arrivederci.
    .text = Il tuo account su { $shop } è stato eliminato, con i tuoi indirizzi e la tua wishlist. Le fatture restano, separate da tutto il resto, per il tempo previsto dalla legge. Se vorrai tornare, la porta è sempre aperta.

## Newsletter

mail-newsletter-confirm = Conferma la tua iscrizione
    .preview = Basta un clic per ricevere la nostra newsletter.
    .title = Vuoi ricevere la nostra newsletter?
    .text = Questo indirizzo e-mail è stato lasciato su { $shop } per ricevere la newsletter: nuovi arrivi, sconti e ogni tanto una storia. Confermalo e inizieremo a scriverti.
    .action = Sì, iscrivimi
    .note = Non l’hai richiesta tu? Non fare nulla: senza il tuo consenso non ti scriviamo, e tra { $days } { $days ->
            [one] giorno
            [many] di giorni
           *[other] giorni
        } cancelliamo il tuo indirizzo e-mail.

mail-newsletter-welcome = La tua iscrizione è confermata
    .preview = Grazie. Stiamo già preparando la prossima newsletter.
    .title = Grazie per la tua iscrizione.
    .text = Da ora in poi ricevi in anteprima nuovi arrivi e sconti su { $shop }. In ogni e-mail trovi un link per annullare subito l’iscrizione.
    .action = Scopri le novità

mail-back-in-stock = { $item }: di nuovo disponibile
    .preview = Ci hai chiesto di avvisarti: l’articolo è di nuovo disponibile.
    .title = È tornato.
    .text = Ci hai chiesto di avvisarti quando { $item } sarebbe tornato da { $shop }. Ora è disponibile. Non possiamo metterlo da parte, quindi potrebbe esaurirsi di nuovo.
    .action = Vedi l’articolo
    .note = Per questo articolo ti scriviamo solo questa volta: il tuo avviso e l’indirizzo e-mail che hai lasciato per riceverlo sono già stati cancellati. Il link qui sotto cancella anche gli avvisi per altri articoli.

mail-seller-received = Abbiamo ricevuto la tua candidatura
    .preview = La leggeremo e ti ricontatteremo.
    .title = Grazie per la candidatura.
    .text = Vuoi vendere da { $shop } e la tua candidatura è arrivata. La leggeremo e ti risponderemo via e-mail.

mail-seller-application = Nuova candidatura: { $company }
    .preview = { $company } ({ $country }) vuole vendere qui.
    .title = Un’azienda vuole vendere qui.
    .text = { $company } ({ $country }) si candida a vendere da { $shop }.
    .note = Candidatura { $number } · Contatto: { $contact }, { $email }, { $phone } · Sito: { $web } · Vende: { $goods } · Capi al mese: { $quantity } · Messaggio: { $message }

mail-seller-accepted = Puoi vendere con noi
    .preview = Abbiamo accettato la tua candidatura.
    .title = Ti diamo il benvenuto.
    .text = Abbiamo letto la tua candidatura e vorremmo mostrare i tuoi capi da { $shop }. Ti contatteremo per i prossimi passi.
    .action = Vedi i nostri venditori

mail-seller-rejected = La tua candidatura
    .preview = Grazie per l’interesse.
    .title = Non possiamo proporti una collaborazione.
    .text = Grazie per voler vendere da { $shop }. Abbiamo letto la tua candidatura e abbiamo deciso di non proseguire.
    .note = Il motivo: { $reason }

## For operators

mail-test = E-mail di prova da { $shop }
    .preview = Se riesci a leggerla, la posta arriva.
    .title = La posta arriva.
    .text = Questa e-mail serve a provare le impostazioni di posta dello shop. Non c’è nulla da fare.

## Ordini

mail-order-confirmation = Il tuo ordine { $number }
    .preview = Grazie! Lo stiamo già preparando.
    .title = Grazie per il tuo ordine.
    .text = Abbiamo ricevuto il tuo ordine { $number } e lo stiamo già preparando. Conserva questa e-mail: è la conferma del tuo ordine.
    .action = Vedi l’ordine

mail-order-payment-failed = Il pagamento dell’ordine { $number } non è riuscito
    .preview = Teniamo da parte i tuoi articoli ancora per poco.
    .title = Il pagamento non è riuscito.
    .text = Il pagamento del tuo ordine { $number } non è andato a buon fine. Teniamo da parte i tuoi articoli ancora per poco: riprova.
    .action = Paga ora

mail-order-shipped = L’ordine { $number } è in viaggio
    .preview = Il pacco ha lasciato il nostro magazzino.
    .title = Il tuo ordine è in viaggio.
    .text = Il tuo ordine { $number } ha lasciato il nostro magazzino.
    .action = Vedi l’ordine

mail-order-ready = L’ordine { $number } è pronto per il ritiro
    .preview = I tuoi articoli ti aspettano.
    .title = Pronto per il ritiro.
    .text = Il tuo ordine { $number } è pronto. Al ritiro porta con te il numero d’ordine.
    .action = Vedi l’ordine

mail-order-delivered = L’ordine { $number } è stato consegnato
    .preview = Speriamo che ti piaccia.
    .title = Il tuo ordine è arrivato.
    .text = Il tuo ordine { $number } è stato consegnato. Se qualcosa non va, rispondi a questa e-mail.
    .action = Vedi l’ordine

mail-order-cancelled = L’ordine { $number } è stato annullato
    .preview = Non spediremo nulla.
    .title = Il tuo ordine è stato annullato.
    .text = Il tuo ordine { $number } è stato annullato e non spediremo nulla. Se hai già pagato, ti restituiremo i soldi.
    .action = Vedi l’ordine

mail-order-refunded = Rimborso per l’ordine { $number }
    .preview = Il tuo rimborso è in arrivo.
    .title = Ti abbiamo rimborsato.
    .text = Ti abbiamo rimborsato l’importo qui sotto per il tuo ordine { $number }. A seconda della banca può volerci qualche giorno.
    .action = Vedi l’ordine

mail-refund-account = Dove inviamo il rimborso per l’ordine { $number }?
    .preview = Ci servono i tuoi dati bancari per inviarti { $amount }.
    .title = Dove inviamo i tuoi soldi?
    .text = Hai pagato l’ordine { $number } in contrassegno, quindi ti rimborseremo { $amount } sul tuo conto bancario. Dicci su quale.
    .action = Inserisci il conto
    .note = Il link vale { $days ->
        [one] { $days } giorno
        [many] { $days } di giorni
       *[other] { $days } giorni
    }. Finché non facciamo il bonifico, lì puoi correggere i dati.

mail-refund-account-reminder = Il rimborso per l’ordine { $number } è ancora in attesa
    .preview = Ci servono ancora i tuoi dati bancari per inviarti { $amount }.
    .title = Non possiamo ancora inviarti i soldi.
    .text = Vorremmo rimborsarti { $amount } per l’ordine { $number }, ma non conosciamo ancora il tuo conto. Dicci qual è.
    .action = Inserisci il conto
    .note = Il link vale { $days ->
        [one] { $days } giorno
        [many] { $days } di giorni
       *[other] { $days } giorni
    }. Finché non facciamo il bonifico, lì puoi correggere i dati.

## Dati dell’ordine

mail-order-quantity = Quantità: { $count }
mail-order-subtotal = Subtotale
mail-order-discount = Sconto
mail-order-coupon = Codice sconto { $code }
mail-order-shipping = Spedizione
mail-order-free = Gratis
mail-order-cash-charge = Supplemento contrassegno
mail-order-total = Totale
mail-order-vat = di cui IVA { $rate }
mail-order-refund = Rimborso
mail-order-number = Numero d’ordine
mail-order-date = Data dell’ordine
mail-order-invoice = Numero di fattura
mail-order-carrier = Corriere
mail-order-tracking = Numero di tracciamento
mail-order-payment = Pagamento
mail-order-cash = Contrassegno
mail-order-online = Pagamento online
mail-order-arrives = Consegna prevista
mail-order-address = Indirizzo di consegna
mail-order-billing = Indirizzo di fatturazione
mail-order-pickup = Ritiro nel nostro magazzino
mail-order-pickup-hours = Dal lunedì al venerdì, { $opens }–{ $closes } (ora dell’Europa centrale)
mail-order-pickup-from = Pronto
mail-order-seller = Venditore
mail-order-withdrawal = Diritto di recesso
mail-order-withdrawal-text = { $days ->
    [one] Puoi recedere da questo contratto entro { $days } giorno dal ricevimento dell’ordine, senza indicarne il motivo. Basta comunicarcelo chiaramente, per esempio via e-mail, per posta o nella pagina «Recesso dal contratto» del nostro negozio.
    [many] Puoi recedere da questo contratto entro { $days } giorni dal ricevimento dell’ordine, senza indicarne il motivo. Basta comunicarcelo chiaramente, per esempio via e-mail, per posta o nella pagina «Recesso dal contratto» del nostro negozio.
   *[other] Puoi recedere da questo contratto entro { $days } giorni dal ricevimento dell’ordine, senza indicarne il motivo. Basta comunicarcelo chiaramente, per esempio via e-mail, per posta o nella pagina «Recesso dal contratto» del nostro negozio.
}
mail-order-form = Modulo di recesso tipo
mail-order-form-to = Destinatario:
mail-order-form-notice = Con la presente io/noi notifichiamo il recesso dal mio/nostro contratto di vendita dei seguenti beni:
mail-order-form-ordered = Ordinato il / ricevuto il:
mail-order-form-name = Nome del/dei consumatore/i:
mail-order-form-address = Indirizzo del/dei consumatore/i:
mail-order-form-signature = Firma del/dei consumatore/i (solo se il presente modulo è notificato in versione cartacea):
mail-order-form-date = Data:
mail-order-guarantee = Garanzia legale di conformità
mail-order-guarantee-text = Secondo il diritto dell’UE tutti i beni hanno una garanzia legale di conformità di almeno due anni. Se qualcosa è difettoso o non è come descritto, puoi chiedere la riparazione o la sostituzione gratuita oppure, nei casi previsti dalla legge, una riduzione del prezzo o il rimborso.

## Partner

mail-affiliate-application = Nuova candidatura partner: { $name }
    .preview = { $name } vuole consigliare { $shop }.
    .title = Qualcuno vuole consigliare il negozio.
    .text = { $name } si candida al programma partner di { $shop }.
    .note = Candidatura { $number } · E-mail: { $email } · Sito: { $web } · Canali: { $channels } · Paesi: { $countries } · Come promuove: { $promotion }

mail-affiliate-received = Abbiamo ricevuto la tua candidatura
    .preview = La leggeremo e ti scriveremo.
    .title = Grazie per la tua candidatura.
    .text = Vuoi consigliare { $shop } e la tua candidatura al nostro programma partner è arrivata. La leggeremo e ti risponderemo via e-mail.

mail-affiliate-approved = Ti diamo il benvenuto nel programma partner
    .preview = Abbiamo accettato la tua candidatura.
    .title = Ti diamo il benvenuto.
    .text = Abbiamo accettato la tua candidatura al programma partner di { $shop }. Il tuo codice è { $code }. Condividi link e sconti e guarda quando vuoi che cosa rendono.
    .action = Apri la mia area partner

mail-affiliate-rejected = La tua candidatura
    .preview = Grazie per l’interesse.
    .title = Non possiamo proporti una collaborazione.
    .text = Grazie per la tua candidatura al programma partner di { $shop }. L’abbiamo letta e abbiamo deciso di non proseguire.
    .note = Il motivo: { $reason }

mail-affiliate-suspended = La tua collaborazione è sospesa
    .preview = Per ora i nuovi ordini non contano.
    .title = Abbiamo sospeso la tua collaborazione.
    .text = Per ora i nuovi clic e ordini su { $shop } non contano per te. Puoi ancora vedere i tuoi dati.
    .note = Il motivo: { $reason }

mail-affiliate-reinstated = La tua collaborazione è di nuovo attiva
    .preview = I nuovi ordini contano di nuovo.
    .title = Felici di riaverti con noi.
    .text = La tua collaborazione con { $shop } è di nuovo attiva. Da adesso clic e ordini contano di nuovo per te.
    .action = Apri la mia area partner

mail-affiliate-left = Hai lasciato il nostro programma partner
    .preview = Grazie per i tuoi consigli.
    .title = Grazie e a presto.
    .text = Hai lasciato il programma partner di { $shop }. I tuoi link e sconti non danno più commissioni. Quello che hai guadagnato ti sarà pagato.

mail-affiliate-payout-changed = I tuoi dati di pagamento sono cambiati
    .preview = Se la modifica è tua, non devi fare nulla.
    .title = Hai nuovi dati di pagamento.
    .text = Da adesso ciò che guadagni con { $shop } sarà pagato su questo conto: { $account }. Se la modifica è tua, non devi fare nulla.
    .action = Controlla i dati di pagamento
    .note = Se la modifica non è tua, scegli subito una nuova password e scrivici.
