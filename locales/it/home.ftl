# The home page, and the two index pages of categories and brands.

## Slider

hero-label = In evidenza
home-greeting = Ti diamo il benvenuto nel nostro shop
first-steps-title = In questo shop non ci sono ancora prodotti
first-steps-text = Importa un file di prodotti, aggiungi i testi dello shop e controlla che cosa manca. Questa nota appare solo sul tuo computer.
hero-previous = Immagine precedente
hero-next = Immagine successiva
hero-pause = Metti in pausa
hero-play = Riprendi
hero-slide = Immagine { $number } di { $total }
hero-go = Vai all’immagine { $number }

## Rows of products

row-all = Vedi tutto
row-new = Nuovi arrivi

## Promise strip

promise-label = Su cosa puoi contare
promise-returns-figure = { $days ->
    [one] { $days } giorno
    [many] { $days } di giorni
   *[other] { $days } giorni
}
promise-returns-text = per il reso. Prova tutto a casa e decidi con calma.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } giorno lavorativo
    [many] { $min }–{ $max } di giorni lavorativi
   *[other] { $min }–{ $max } giorni lavorativi
}
promise-delivery-text = fino a casa tua.
promise-cod-figure = Contrassegno
promise-cod-text = Paghi quando arriva il pacco. Il supplemento è di { $price }.
promise-cod-free-text = Paghi quando arriva il pacco, senza supplementi.
promise-free-figure = A partire da { $price }
promise-free-text = la spedizione la offriamo noi.
promise-card-figure = Con carta
promise-card-text = I dati della tua carta restano presso il gestore dei pagamenti.

## Categories and brands

categories-title = Categorie
categories-lead = Tutto il nostro assortimento per donna, uomo e bambino.
brands-lead = Alcuni marchi che conosciamo bene, ognuno con qualcosa che sa fare meglio di tutti.
index-products = { $count ->
    [one] Un prodotto
    [many] { $count } di prodotti
   *[other] { $count } prodotti
}

event-label = Evento in corso
event-upcoming = Prossimamente
event-running = In corso
event-over = Terminato
event-starts = Inizio: { $date }
event-ends = Fine: { $date }
event-open = Vai all’evento
home-instagram-title = Altre immagini su Instagram
home-partners-title = I nostri partner
