# The product page.

## Pictures

product-gallery = Immagini di { $name }
product-picture-number = Immagine { $number } di { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Ingrandisci l’immagine { $number } di { $total }
product-zoom = Immagini ingrandite di { $name }
product-zoom-next = Immagine successiva
product-zoom-previous = Immagine precedente
product-zoom-in = Ingrandisci
product-zoom-out = Riduci

## Price

product-price-until = Prezzo in offerta fino al: { $when }.
product-price-vat = IVA inclusa.
product-price-vat-delivery = IVA inclusa, spese di spedizione escluse.

## Choice of colour, size and anything else

product-colour-chosen = Colore: <b>{ $colour }</b>
product-size-chosen = Taglia: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Scegli la taglia
product-option-choose = { $option }: scegli
product-value-out = { $value }, esaurito
product-value-low = { $value }, ultimi pezzi: { $count }
product-value-chosen = { $value }, selezionato
product-low = { $count ->
    [one] Ne è rimasto solo { $count }
    [many] Ne sono rimasti solo { $count }
   *[other] Ne sono rimasti solo { $count }
}
product-size-out = La taglia { $size } è esaurita in questo colore.
product-choice-out = Questa combinazione è esaurita.
product-sold-out-text = Questo capo è esaurito in tutte le taglie. Magari qui sotto trovi qualcosa che fa per te.
product-colour-out = Questo colore è esaurito. Scegline un altro.
stock-alert-title = Avvisami quando torna
stock-alert-text = Ti scriveremo una sola volta, quando { $choice } sarà di nuovo disponibile, e poi cancelleremo il tuo indirizzo e-mail.
stock-alert-submit = Avvisami

## Promises beside the choice

product-delivery = A casa tua: { $dates }
product-delivery-ships = Spedizione: { $date }.
product-delivery-cost = Spedizione: { $price }.
product-delivery-cost-free-over = Spedizione: { $price }, gratuita a partire da { $threshold }.
product-delivery-free = Spedizione gratuita.
product-returns = { $days ->
    [one] { $days } giorno per il reso
    [many] { $days } di giorni per il reso
   *[other] { $days } giorni per il reso
}
product-returns-text = Provalo a casa. Se non va bene, lo rimandi indietro.
product-pay-card-cod = Paghi con carta o in contrassegno
product-pay-card = Paghi con carta
product-pay-cod = Paghi in contrassegno
product-pay-cod-charge = Supplemento contrassegno: { $price }.
product-pay-safe = Il tuo pagamento è crittografato.

## Sections

product-description = Descrizione
product-material = Materiali e cura
product-measurements = Taglie e misure
product-shipping = Spedizione e resi
product-maker = Fabbricante e persona responsabile

product-composition = Composizione
product-weight = Peso del tessuto
product-weight-value = { $grams } g/m²
product-care = Lavaggio e cura
product-details-sku = Codice articolo

product-shipping-time = { $max ->
    [one] La consegna richiede { $min }–{ $max } giorno lavorativo.
    [many] La consegna richiede da { $min } a { $max } di giorni lavorativi.
   *[other] La consegna richiede da { $min } a { $max } giorni lavorativi.
}
product-shipping-cost = La spedizione costa { $price }.
product-shipping-free-over = È gratuita per ordini a partire da { $threshold }.
product-shipping-free = La spedizione è gratuita.
product-shipping-cod = Se paghi in contrassegno, è previsto un supplemento di { $price }.
product-shipping-returns = Hai { $days } { $days ->
        [one] giorno
        [many] di giorni
       *[other] giorni
    } per rimandarci tutto ciò che non hai indossato fuori casa. Lascia attaccato il cartellino finché non hai deciso.

## Size table

product-size-help = Qual è la mia taglia?
product-size-table = Guida alle taglie
product-size-table-close = Chiudi la guida alle taglie
product-size-table-note = Misure del corpo in centimetri. Misurati sopra un intimo leggero, senza stringere il metro. Se sei tra due taglie, scegli la più grande.
product-size-table-note-kids = Altezze e misure in centimetri. I bambini crescono: se il tuo è tra due taglie, scegli la più grande.
product-size-size = Taglia
product-size-system = Taglia { $system }
product-size-value = { $value }
product-size-bust = Seno
product-size-chest = Torace
product-size-waist = Vita
product-size-hips = Fianchi
product-size-inseam = Interno gamba
product-size-height = Altezza
product-size-age = Età
product-size-months = { $to ->
    [one] { $from }–{ $to } mese
    [many] { $from }–{ $to } di mesi
   *[other] { $from }–{ $to } mesi
}
product-size-years = { $to ->
    [one] { $from }–{ $to } anno
    [many] { $from }–{ $to } di anni
   *[other] { $from }–{ $to } anni
}
product-size-measure-bust = Seno: nel punto più ampio, passando sotto le braccia.
product-size-measure-chest = Torace: nel punto più ampio, passando sotto le braccia.
product-size-measure-waist = Vita: nel punto più stretto.
product-size-measure-hips = Fianchi: nel punto più ampio.
product-size-measure-inseam = Interno gamba: dal cavallo alla caviglia.
product-size-measure-height = Altezza: dalla sommità della testa alla pianta dei piedi, senza scarpe.

product-size-find = Trova la tua taglia
product-size-find-text = Inserisci una o più misure in centimetri.
product-size-find-clothes = Capi
product-size-found = La taglia giusta: <b>{ $size }</b>
product-size-found-between = Le misure corrispondono a taglie diverse, dalla { $smaller } alla { $larger }. Se preferisci una vestibilità comoda, scegli la più grande.
product-size-found-none = Non abbiamo una taglia per queste misure.

## Below

product-related = Da abbinare a questo capo

## Texts for search engines

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } di { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Consegna in { $min }–{ $max } { $max ->
        [one] giorno lavorativo
        [many] di giorni lavorativi
       *[other] giorni lavorativi
    } e { $days } { $days ->
        [one] giorno
        [many] di giorni
       *[other] giorni
    } per il reso.
product-meta-description-brand = { $name } di { $brand }: { $price }. Consegna in { $min }–{ $max } { $max ->
        [one] giorno lavorativo
        [many] di giorni lavorativi
       *[other] giorni lavorativi
    } e { $days } { $days ->
        [one] giorno
        [many] di giorni
       *[other] giorni
    } per il reso.
