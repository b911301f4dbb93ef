# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## Traka

account-link = Moj račun
wishlist-link = { $count ->
    [0] Lista želja, prazna
    [one] Lista želja, { $count } proizvod
    [few] Lista želja, { $count } proizvoda
   *[other] Lista želja, { $count } proizvoda
}

## Srca

wishlist-toggle = Lista želja: { $name }
wishlist-add = Dodaj na listu želja
wishlist-on = Na tvojoj listi želja
wishlist-added = Dodano na listu želja
wishlist-removed = Uklonjeno s liste želja
wishlist-failed = Lista želja nije promijenjena. Pokušaj ponovno za koji trenutak.

## Obavijesti

notice-region = Obavijesti (F8)
notice-dismiss = Zatvori obavijest

## Što je gost skupio prije prijave

wishlist-offer = { $count ->
    [one] Spremljeno prije prijave: { $count } proizvod.
    [few] Spremljeno prije prijave: { $count } proizvoda.
   *[other] Spremljeno prije prijave: { $count } proizvoda.
}
wishlist-offer-text = Želiš li to dodati na svoju listu želja? Svaki će proizvod na njoj biti samo jednom.
wishlist-offer-keep = Dodaj na listu želja
wishlist-offer-drop = Ne, hvala
wishlist-merged = Tvoja je lista želja sada na jednom mjestu.

## Stranica

wishlist-title = Lista želja
wishlist-lead-guest = Spremljena u ovom pregledniku.
wishlist-lead-sign-in = Prijavi se da ti bude svugdje dostupna
wishlist-count = { $count ->
    [one] { $count } proizvod
    [few] { $count } proizvoda
   *[other] { $count } proizvoda
}
wishlist-products = Proizvodi na tvojoj listi želja
wishlist-empty-title = Ovdje još nema ničega
wishlist-empty-text = Klikni na srce kod proizvoda koji ti se sviđa da ga spremiš ovdje.
wishlist-empty-action = Razgledaj ponudu
wishlist-missing = { $count ->
    [one] { $count } proizvod trenutačno nije dostupan u ovoj trgovini. Ostaje na tvojoj listi.
    [few] { $count } proizvoda trenutačno nisu dostupna u ovoj trgovini. Ostaju na tvojoj listi.
   *[other] { $count } proizvoda trenutačno nije dostupno u ovoj trgovini. Ostaju na tvojoj listi.
}
wishlist-load-failed = Lista želja nije se učitala.
