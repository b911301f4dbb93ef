# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## Felső sáv

account-link = Fiókod
wishlist-link = { $count ->
    [0] Kívánságlista, üres
    [one] Kívánságlista, { $count } darab
   *[other] Kívánságlista, { $count } darab
}

## Szívek

wishlist-heart = Kívánságlista: { $name }
wishlist-add = Kívánságlistára teszem
wishlist-on = A kívánságlistádon van
wishlist-added = Felkerült a kívánságlistára
wishlist-removed = Lekerült a kívánságlistáról
wishlist-failed = A kívánságlistát nem sikerült módosítani. Próbáld újra egy pillanat múlva.

## Értesítések

notice-region = Értesítések (F8)
notice-dismiss = Értesítés bezárása

## Amit vendégként gyűjtöttél

wishlist-offer = { $count ->
    [one] Bejelentkezés előtt { $count } darabot gyűjtöttél.
   *[other] Bejelentkezés előtt { $count } darabot gyűjtöttél.
}
wishlist-offer-text = Felkerüljön a kívánságlistádra? Semmi sem lesz rajta kétszer.
wishlist-offer-keep = Igen, kerüljön fel
wishlist-offer-drop = Nem kell
wishlist-merged = Egy listán van minden kívánságod.

## Az oldal

wishlist-title = Kívánságlista
wishlist-meta-title = Kívánságlista | { -brand }
wishlist-lead-guest = Ebben a böngészőben őrizzük.
wishlist-lead-sign-in = Jelentkezz be, és mindenhol eléred
wishlist-count = { $count ->
    [one] { $count } darab
   *[other] { $count } darab
}
wishlist-products = A kívánságlistád darabjai
wishlist-empty-title = Itt még nincs semmi
wishlist-empty-text = Koppints a szívre annál, ami tetszik, és itt megvár.
wishlist-empty-action = Nézz körül
wishlist-missing = { $count ->
    [one] Egy darab most nem kapható ebben a boltban. A listádon megmarad.
   *[other] { $count } darab most nem kapható ebben a boltban. A listádon megmaradnak.
}
wishlist-load-failed = A kívánságlistát nem sikerült betölteni.
wishlist-retry = Próbáld újra
wishlist-pages = A kívánságlista oldalai
wishlist-page = { $page }. oldal, összesen { $pages }
wishlist-previous = Előző
wishlist-next = Következő
