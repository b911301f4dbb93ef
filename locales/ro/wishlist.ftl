# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = Contul tău
wishlist-link = { $count ->
    [0] Favorite, niciun produs
    [one] Favorite, { $count } produs
    [few] Favorite, { $count } produse
   *[other] Favorite, { $count } de produse
}

## Hearts

wishlist-toggle = Favorite: { $name }
wishlist-add = Adaugă la favorite
wishlist-on = În lista ta de favorite
wishlist-added = Adăugat la favorite
wishlist-removed = Eliminat din favorite
wishlist-failed = Nu am putut modifica lista de favorite. Încearcă din nou peste câteva clipe.

## Notices

notice-region = Notificări (F8)
notice-dismiss = Închide notificarea

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] Ai salvat { $count } produs înainte să intri în cont.
    [few] Ai salvat { $count } produse înainte să intri în cont.
   *[other] Ai salvat { $count } de produse înainte să intri în cont.
}
wishlist-offer-text = Vrei să adăugăm la favorite ce ai salvat? Nimic nu va apărea de două ori.
wishlist-offer-keep = Adaugă la favoritele mele
wishlist-offer-drop = Nu, mulțumesc
wishlist-merged = Favoritele tale sunt acum la un loc.

## The page

wishlist-title = Favorite
wishlist-lead-guest = Salvate în acest browser.
wishlist-lead-sign-in = Intră în cont ca să le ai oriunde
wishlist-count = { $count ->
    [one] { $count } produs
    [few] { $count } produse
   *[other] { $count } de produse
}
wishlist-products = Produse din lista ta de favorite
wishlist-empty-title = Încă nu e nimic aici
wishlist-empty-text = Apasă pe inima unui produs care îți place ca să îl salvezi aici.
wishlist-empty-action = Aruncă o privire
wishlist-missing = { $count ->
    [one] Un produs nu este disponibil momentan în acest magazin. Rămâne în lista ta de favorite.
    [few] { $count } produse nu sunt disponibile momentan în acest magazin. Rămân în lista ta de favorite.
   *[other] { $count } de produse nu sunt disponibile momentan în acest magazin. Rămân în lista ta de favorite.
}
wishlist-load-failed = Nu am putut încărca lista de favorite.
