# Quanto guadagnano i partner: perché una commissione viene verificata, gli estratti conto mensili e la loro e-mail.

## Perché una commissione viene verificata

commission-hold-own-account = L’ordine è partito da un tuo account.
commission-hold-own-email = L’ordine è stato fatto con il tuo indirizzo e-mail.
commission-hold-own-phone = L’ordine è stato fatto con il tuo numero di telefono.
commission-hold-own-address = L’ordine va a uno dei tuoi indirizzi.
commission-hold-own-card = L’ordine è stato pagato con una delle tue carte.
commission-hold-own-network = L’ordine è arrivato da una rete che usi anche tu.
commission-hold-same-address = Diversi tuoi ordini vanno allo stesso indirizzo.
commission-hold-cancelled-orders = Un numero insolitamente alto dei tuoi ordini è stato annullato.
commission-hold-conversion-rate = Un numero insolitamente alto dei tuoi clic si è trasformato in ordini.
commission-hold-seconds-on-page = La pagina a cui porta il tuo link è rimasta aperta solo un istante.

## Un estratto conto mensile

commission-statement-title = Estratto conto partner
commission-statement-partner = Il tuo codice
commission-statement-period = Periodo
commission-statement-nothing = In questo mese non ci sono movimenti.
commission-statement-opening = Saldo iniziale
commission-statement-earned = Commissioni guadagnate
commission-statement-credited = Bonus e correzioni
commission-statement-reversed = Detratto per resi e annullamenti
commission-statement-rejected = Rifiutato
commission-statement-paid = Pagato
commission-statement-closing = Saldo finale
commission-statement-pending = Non ancora approvato
commission-statement-payable = Approvato
commission-statement-note = La commissione è una quota del prezzo dei prodotti dopo tutti gli sconti, senza IVA e spedizione. Viene approvata quando scade il termine per il reso. Ciò che viene reso si detrae, anche dopo un pagamento.

# $month è per esempio 2026-11, $balance un importo o più importi in valute diverse.
mail-commission-statement = Il tuo estratto conto: { $month }
    .preview = Il tuo saldo: { $balance }
    .title = Il tuo estratto conto è pronto.
    .text = Il tuo saldo su { $shop } alla fine del mese: { $balance }. Nella tua area partner vedi da che cosa è composto e puoi scaricare l’estratto conto.
    .action = Apri gli estratti conto
    .note = Se non vuoi più ricevere queste e-mail, disattivale nel tuo profilo.

mail-commission-earned = Un ordine conta per te: { $amount }
    .preview = La tua commissione per l’ordine { $number }: { $amount }
    .title = Un ordine conta per te.
    .text = Qualcuno ha ordinato su { $shop } grazie a te. La tua commissione per l’ordine { $number }: { $amount }. Resta in attesa finché la merce non è arrivata e non può più essere restituita.
    .action = Apri le commissioni
    .note = Se non vuoi più ricevere queste e-mail, disattivale nel tuo profilo.
