# L’area di chi mostra il negozio agli altri e guadagna una commissione.

## Percorsi

affiliate-nav = Area partner
affiliate-nav-dashboard = Riepilogo
affiliate-nav-links = Link
affiliate-nav-analytics = Statistiche
affiliate-nav-discounts = Codici sconto
affiliate-nav-commissions = Commissioni
affiliate-nav-media-kit = Foto e testi
affiliate-nav-profile = Profilo

## Accesso e candidatura

affiliate-login-title = Accesso partner
affiliate-login-lead = I tuoi link, i tuoi ordini e i tuoi guadagni.
affiliate-login-shopper = Cerchi i tuoi ordini?
affiliate-login-shop = Accedi come cliente
affiliate-register-title = Diventa partner
affiliate-register-lead = Mostra i nostri capi a chi ti segue e guadagna una commissione su ogni ordine.
affiliate-register-you = Su di te
affiliate-register-email-help = Puoi usare la stessa e-mail degli acquisti: sarà un account a parte.
affiliate-register-how = Dove ci mostrerai
affiliate-register-action = Invia candidatura
affiliate-kind = Ti candidi come
affiliate-kind-person = Privato
affiliate-kind-company = Azienda
affiliate-company = Azienda
affiliate-web = Sito web
affiliate-channels = I tuoi canali
affiliate-channel-kind = Canale
affiliate-channel-address = Indirizzo web o nome
affiliate-channel-followers = Follower
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Altro
affiliate-countries = Paesi in cui vive il tuo pubblico
affiliate-promotion = Come ci presenterai?
affiliate-promotion-help = Bastano poche frasi. I dati bancari li inserirai più avanti.
affiliate-terms = Condizioni del programma
affiliate-terms-own = Sui tuoi ordini e su quelli della tua famiglia non guadagni nulla.
affiliate-terms-ads = Dove mostri i nostri link, dici chiaramente che sono pubblicità.
affiliate-terms-honest = Non fai offerte sul nostro nome nei motori di ricerca e non prometti nulla che non promettiamo noi.
affiliate-terms-mail = Mandi newsletter solo a chi le ha chieste.
affiliate-terms-returns = Ciò che viene reso o annullato non dà commissione. Per questo la commissione aspetta la fine del periodo di reso.
affiliate-terms-payout = Paghiamo quando si raggiunge l’importo minimo. Le tasse le paghi tu.
affiliate-terms-agree = Ho letto le condizioni del programma e le accetto.
affiliate-terms-changed = Le condizioni del programma sono cambiate
affiliate-applied-title = Grazie, la tua candidatura è arrivata
affiliate-applied-text = La leggerà una persona. Servono alcuni giorni lavorativi.
affiliate-applied-mail = Conferma la tua e-mail con il link che ti abbiamo appena mandato.
affiliate-applied-read = Ti scriveremo che cosa abbiamo deciso. Fino ad allora, dopo l’accesso vedi a che punto è la tua candidatura.
affiliate-applied-start = Quando la candidatura sarà accettata, crea il tuo primo link.

## Stato

affiliate-pending-title = Stiamo leggendo la tua candidatura
affiliate-pending-text = Riceverai un’e-mail appena avremo deciso. Intanto puoi completare il tuo profilo.
affiliate-rejected-title = Non abbiamo accettato la tua candidatura
affiliate-rejected-text = Se qualcosa è cambiato, scrivici. Il nostro indirizzo e-mail è in fondo a ogni pagina dello shop.
affiliate-suspended-title = Il tuo account è sospeso
affiliate-suspended-text = Vedi ancora tutto, ma clic e ordini non contano più e non si può cambiare nulla.
affiliate-left-title = Hai lasciato il programma
affiliate-left-text = I tuoi link non contano più. Quello che hai guadagnato verrà ancora pagato.
affiliate-reason = Motivo:

## Numeri

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }/{ $month }/{ $year }
affiliate-days = { $count ->
    [one] { $count } giorno
    [many] { $count } di giorni
   *[other] { $count } giorni
}
affiliate-range = Periodo
affiliate-date-from = Dal
affiliate-date-to = Al
affiliate-compare = Confronta con il periodo precedente
affiliate-show = Mostra
affiliate-all = Tutti
affiliate-show-all = Mostra tutte
affiliate-earnings = Guadagni
affiliate-earnings-in = Guadagni in { $currency }
affiliate-pending = In attesa
affiliate-paid = Pagati
affiliate-clicks = Clic
affiliate-clicks-before = Clic prima
affiliate-conversions = Ordini
affiliate-conversion-rate = Conversione
affiliate-epc = Guadagno per clic
affiliate-revenue = Vendite
affiliate-sale = Vendita
affiliate-commission = Commissione
affiliate-before = Prima:
affiliate-daily = Giorno per giorno
affiliate-measure = Che cosa mostra il grafico
affiliate-chart = { $what } per giorno. I numeri sono nella tabella.
affiliate-chart-before = La linea punteggiata è il periodo precedente.
affiliate-as-table = Mostra come tabella
affiliate-sources = Da dove arrivano i clic
affiliate-source-none = Non indicato
affiliate-top-products = Prodotti migliori
affiliate-top-pages = Pagine migliori
affiliate-name = Nome
affiliate-csv = Salva come CSV
affiliate-first-title = I tuoi primi passi
affiliate-first-text = Ancora nulla da contare. Appena qualcuno apre uno dei tuoi link, lo vedrai qui.
affiliate-first-link = Crea il tuo primo link
affiliate-first-link-text = A qualsiasi pagina di ognuno dei nostri shop.
affiliate-first-link-action = Crea link
affiliate-first-media = Prendi foto e testi
affiliate-first-media-text = Tutti i prodotti con la descrizione, pronti da condividere.
affiliate-first-media-action = Apri foto e testi
affiliate-first-payout = Inserisci i dati bancari
affiliate-first-payout-text = Così sappiamo dove mandare i tuoi guadagni.
affiliate-first-payout-action = Apri il profilo

## Statistiche

affiliate-by = Suddividi per
affiliate-by-day = Giorno
affiliate-by-source = Fonte
affiliate-by-medium = Mezzo
affiliate-by-campaign = Campagna
affiliate-by-content = Contenuto
affiliate-by-term = Termine
affiliate-by-country = Paese
affiliate-by-device = Dispositivo
affiliate-by-browser = Browser
affiliate-by-product = Prodotto
affiliate-by-landing = Pagina di arrivo
affiliate-device-mobile = Telefono
affiliate-device-tablet = Tablet
affiliate-device-desktop = Computer
affiliate-analytics-empty = Nessun clic in questo periodo
affiliate-analytics-empty-text = Scegli un periodo più lungo o condividi un link.

## Link

affiliate-links-lead = Ogni link porta il tuo codice. Gli ordini che arrivano da lì contano per te.
affiliate-link-kind = Verso
affiliate-link-address = Indirizzo di una pagina
affiliate-link-address-help = Copialo da uno dei nostri shop.
affiliate-link-category = Categoria
affiliate-link-target = Prodotto o categoria
affiliate-link-search = Cerca tra prodotti e categorie
affiliate-link-no-discount = Senza sconto
affiliate-link-campaign = Campagna
affiliate-link-made = Il tuo link
affiliate-link-whole = Link completo
affiliate-link-short = Link breve
affiliate-link-qr = Codice QR
affiliate-link-qr-alt = Codice QR del link breve
affiliate-link-qr-save = Salva codice QR
affiliate-link-copy = Copia link
affiliate-link-copied = Link copiato
affiliate-copy-failed = Qui non si può copiare. Seleziona il testo e copialo a mano.

## Codici sconto

affiliate-discounts-lead = Codici che puoi regalare. Un ordine con il tuo codice conta sempre per te.
affiliate-discounts-empty = Ancora nessun codice sconto
affiliate-discounts-empty-text = Ti scriveremo quando ce ne sarà uno per te. I link funzionano anche senza codice.
affiliate-discount = Codice sconto
affiliate-uses = Utilizzi
affiliate-copy-code = Copia codice
affiliate-coupon-copied = Codice copiato

## Commissioni

affiliate-commissions-lead = Ogni ordine che conta per te, senza il nome di chi l’ha fatto.
affiliate-commissions-count = { $count ->
    [one] { $count } commissione
    [many] { $count } di commissioni
   *[other] { $count } commissioni
}
affiliate-commissions-none = Nessuna commissione così
affiliate-commissions-none-text = Scegli altri filtri.
affiliate-commissions-empty = Ancora nessuna commissione
affiliate-commissions-empty-text = Il primo ordine arrivato da uno dei tuoi link comparirà qui.
affiliate-status = Stato
affiliate-status-pending = In attesa
affiliate-status-held = Trattenuta
affiliate-status-approved = Approvata
affiliate-status-paid = Pagata
affiliate-status-rejected = Rifiutata
affiliate-status-reversed = Stornata
affiliate-status-active = Attivo
affiliate-status-disabled = Disattivato
affiliate-status-scheduled = Programmato
affiliate-status-expired = Scaduto
affiliate-order = Ordine
affiliate-bonus = Bonus
affiliate-adjustment = Rettifica
affiliate-date = Data
affiliate-reversed = Di cui reso: { $amount }
affiliate-hold-until = In attesa fino al: { $date }
affiliate-statements = Estratti conto
affiliate-statement = Estratto conto: { $month }/{ $year }

## Foto e testi

affiliate-media-lead = Foto e testi dei nostri prodotti. Puoi usarli finché fai parte del programma.
affiliate-feed = Feed dei prodotti
affiliate-feed-text = Tutti i prodotti con i prezzi e il tuo codice in ogni link.
affiliate-media-products = Prodotti
affiliate-media-empty = Ancora nessun prodotto
affiliate-media-empty-text = Al momento questo shop non ha nulla da mostrare.
affiliate-picture-save = Salva foto: { $name }
affiliate-copy-text = Copia testo
affiliate-text-copied = Testo copiato

## Profilo

affiliate-details = I tuoi dati
affiliate-profile-updated = Profilo aggiornato
affiliate-code = Il tuo codice
affiliate-code-copied = Codice copiato
affiliate-tier = Livello
affiliate-time-zone = Fuso orario
affiliate-emails = E-mail
affiliate-emails-commissions = Quando un ordine conta per me
affiliate-emails-statements = Il mio estratto conto mensile
affiliate-programme = Il programma
affiliate-programme-window = Dopo un clic un ordine conta per
affiliate-programme-hold = Dopo la consegna la commissione aspetta
affiliate-programme-minimum = Paghiamo a partire da
affiliate-programme-bonus = Bonus da ordini approvati al mese: { $count }
affiliate-payout = Pagamento
affiliate-payout-text = Il conto su cui versiamo i tuoi guadagni. È salvato in forma cifrata e ti scriviamo a ogni modifica.
affiliate-payout-changed = Ultima modifica: { $date }
affiliate-payout-action = Salva conto
affiliate-leave = Lascia il programma
affiliate-leave-open = Lascia il programma
affiliate-leave-text = I tuoi link e codici smettono subito di contare. Quello che hai guadagnato fino ad allora verrà ancora pagato.
affiliate-leave-action = Lascia per sempre

## Che cosa non ha funzionato

affiliate-error = Si è verificato un errore
affiliate-error-profile = Impossibile caricare il profilo
affiliate-error-update = Impossibile aggiornare il profilo
affiliate-error-dashboard = Impossibile caricare il riepilogo
affiliate-error-discounts = Impossibile caricare i codici sconto
affiliate-error-commissions = Impossibile caricare le commissioni
affiliate-error-link = Impossibile creare il link
affiliate-error-analytics = Impossibile caricare le statistiche
