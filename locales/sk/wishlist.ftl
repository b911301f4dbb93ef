# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

account-link = Váš účet
wishlist-link = { $count ->
    [0] Zoznam želaní, prázdny
    [one] Zoznam želaní, { $count } kúsok
    [few] Zoznam želaní, { $count } kúsky
    [many] Zoznam želaní, { $count } kúska
   *[other] Zoznam želaní, { $count } kúskov
}

wishlist-toggle = Zoznam želaní: { $name }
wishlist-add = Pridať do zoznamu želaní
wishlist-on = V zozname želaní
wishlist-added = Pridané do zoznamu želaní
wishlist-removed = Odobraté zo zoznamu želaní
wishlist-failed = Zoznam želaní sa nepodarilo zmeniť. Skúste to, prosím, o chvíľu znova.

notice-region = Oznámenia (F8)
notice-dismiss = Zavrieť oznámenie

wishlist-offer = { $count ->
    [one] Pred prihlásením ste si uložili { $count } kúsok.
    [few] Pred prihlásením ste si uložili { $count } kúsky.
    [many] Pred prihlásením ste si uložili { $count } kúska.
   *[other] Pred prihlásením ste si uložili { $count } kúskov.
}
wishlist-offer-text = Pridáme to do vášho zoznamu želaní? Nič v ňom nebude dvakrát.
wishlist-offer-keep = Pridať do zoznamu
wishlist-offer-drop = Nie, ďakujem
wishlist-merged = Oba zoznamy želaní sme spojili do jedného.

wishlist-title = Zoznam želaní
wishlist-lead-guest = Uložený v tomto prehliadači.
wishlist-lead-sign-in = Prihláste sa a budete ho mať na všetkých zariadeniach
wishlist-count = { $count ->
    [one] { $count } kúsok
    [few] { $count } kúsky
    [many] { $count } kúska
   *[other] { $count } kúskov
}
wishlist-products = Kúsky vo vašom zozname želaní
wishlist-empty-title = Zatiaľ tu nič nie je
wishlist-empty-text = Kliknite na srdiečko pri kúsku, ktorý sa vám páči, a uloží sa sem.
wishlist-empty-action = Pozrieť si ponuku
wishlist-missing = { $count ->
    [one] Jeden kúsok teraz v tomto obchode nie je. V zozname vám zostane.
    [few] { $count } kúsky teraz v tomto obchode nie sú. V zozname vám zostanú.
    [many] { $count } kúska teraz v tomto obchode nie je. V zozname vám zostane.
   *[other] { $count } kúskov teraz v tomto obchode nie je. V zozname vám zostanú.
}
wishlist-load-failed = Zoznam želaní sa nepodarilo načítať.
