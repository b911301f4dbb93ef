# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Getting around

skip-to-content = Vai al contenuto
announcement-label = Novità dallo shop
menu-open = Apri il menu
search-link = Cerca
menu-label = Menu
departments-label = Reparti
close = Chiudi
menu-all = Tutto { $name }
categories = Tutte le categorie
brands = Marchi
menu-new = Novità
menu-reduced = In sconto
menu-all-brands = Tutti i marchi
collections = Collezioni
breadcrumbs-label = Ti trovi qui
breadcrumbs-home = Home
categories-within = Categorie: { $name }

## Country and language

country-button = Paese e valuta:
country-title = Paese e lingua
country-list = I nostri shop
language-title = Lingua

## Prices

price-now = Prezzo scontato:
price-before = Prezzo precedente:
price-from = da { $price }
price-lowest = Prezzo più basso nei 30 giorni precedenti la riduzione: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Fabbricante
maker-responsible = Persona responsabile nell’UE

## Product cards

card-new = Novità
card-sold-out = Esaurito
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] Un colore
    [many] { $count } di colori
   *[other] { $count } colori
}

## Footer

footer-about = Intimo, T-shirt, body e leggings per donna, uomo e bambini.
footer-shop = Shop
footer-discover = Scopri
footer-promise = La nostra promessa
footer-track = Segui il tuo ordine
footer-return = Restituisci articoli
footer-withdraw = Recedere dal contratto qui
footer-payment = Pagamenti
footer-social = Seguici
policy-returns = { $days ->
    [one] Puoi restituire il tuo ordine entro un giorno.
    [many] Puoi restituire il tuo ordine entro { $days } di giorni.
   *[other] Puoi restituire il tuo ordine entro { $days } giorni.
}
policy-delivery = { $max ->
    [one] Consegna in { $min }–{ $max } giorno lavorativo.
    [many] Consegna in { $min }–{ $max } di giorni lavorativi.
   *[other] Consegna in { $min }–{ $max } giorni lavorativi.
}
policy-help = Domande? Scrivi a
payment-card = Carta
payment-cod = Contrassegno
legal-vat = Partita IVA { $number }

## Colours of the screen

theme-label = Aspetto
theme-light = Chiaro
theme-dark = Scuro
theme-system = Come il dispositivo

## When a page is missing or fails

not-found-title = Ops!!!
not-found-text = Non abbiamo trovato la pagina che cerchi
not-found-message = Pagina non trovata: { $path }
not-found-home = Torna alla home
not-found-browse = Sfoglia le categorie
failed-title = Qualcosa è andato storto.
failed-text = Non siamo riusciti a caricare la pagina. Riprova tra poco.
failed-retry = Riprova
failed-reference = Riferimento dell’errore: { $id }
busy-title = In questo momento il negozio è molto affollato.
busy-text = Ci sono così tanti visitatori che al momento non riusciamo a mostrare questa pagina. Riprova tra qualche secondo.

pager-label = Pagine
pager-page = Pagina { $page }
pager-previous = Indietro
pager-next = Avanti

## Cart

cart-link = { $count ->
    [0] Carrello, vuoto
    [one] Carrello, { $count } articolo
    [many] Carrello, { $count } di articoli
   *[other] Carrello, { $count } articoli
}
card-add = Aggiungi al carrello: { $name }

footer-consent = Impostazioni dei cookie
shop-offline = Non c’è connessione a internet. Quello che non hai ancora aperto non si può caricare.
shop-online = La connessione è tornata
update-ready = C’è una nuova versione del negozio
update-load = Ricarica
