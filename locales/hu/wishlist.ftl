# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## Felső sáv

account-link = Fiókom
wishlist-link = { $count ->
    [0] Kívánságlista, üres
    [one] Kívánságlista, { $count } termék
   *[other] Kívánságlista, { $count } termék
}

## Szívek

wishlist-toggle = Kívánságlista: { $name }
wishlist-add = Kívánságlistára teszem
wishlist-on = A kívánságlistádon van
wishlist-added = Felkerült a kívánságlistára
wishlist-removed = Lekerült a kívánságlistáról
wishlist-failed = A kívánságlistát nem sikerült módosítani. Próbáld újra pár pillanat múlva.

## Értesítések

notice-region = Értesítések (F8)
notice-dismiss = Értesítés bezárása

## Amit vendégként gyűjtöttél

wishlist-offer = { $count ->
    [one] Bejelentkezés előtt { $count } terméket tettél félre.
   *[other] Bejelentkezés előtt { $count } terméket tettél félre.
}
wishlist-offer-text = Felkerüljön a kívánságlistádra? Semmi sem lesz rajta kétszer.
wishlist-offer-keep = Igen, kerüljön fel
wishlist-offer-drop = Nem, köszönöm
wishlist-merged = Mostantól minden egy kívánságlistán van.

## Az oldal

wishlist-title = Kívánságlista
wishlist-lead-guest = Ebben a böngészőben őrizzük.
wishlist-lead-sign-in = Jelentkezz be, és mindenhol eléred
wishlist-count = { $count ->
    [one] { $count } termék
   *[other] { $count } termék
}
wishlist-products = A kívánságlistád termékei
wishlist-empty-title = Itt még nincs semmi
wishlist-empty-text = Kattints a szívre annál, ami tetszik, és itt megtalálod.
wishlist-empty-action = Körülnézek
wishlist-missing = { $count ->
    [one] Egy termék most nem kapható ebben a boltban. A kívánságlistádon megmarad.
   *[other] { $count } termék most nem kapható ebben a boltban. A kívánságlistádon megmaradnak.
}
wishlist-load-failed = A kívánságlistát nem sikerült betölteni.
