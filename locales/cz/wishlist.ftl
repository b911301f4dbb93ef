# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

account-link = Váš účet
wishlist-link = { $count ->
    [0] Seznam přání, prázdný
    [one] Seznam přání, { $count } kousek
    [few] Seznam přání, { $count } kousky
    [many] Seznam přání, { $count } kousku
   *[other] Seznam přání, { $count } kousků
}

wishlist-toggle = Seznam přání: { $name }
wishlist-add = Přidat do seznamu přání
wishlist-on = V seznamu přání
wishlist-added = Přidáno do seznamu přání
wishlist-removed = Odebráno ze seznamu přání
wishlist-failed = Seznam přání se nepodařilo změnit. Zkuste to prosím za chvilku znovu.

notice-region = Oznámení (F8)
notice-dismiss = Zavřít oznámení

wishlist-offer = { $count ->
    [one] Před přihlášením jste si uložili { $count } kousek.
    [few] Před přihlášením jste si uložili { $count } kousky.
    [many] Před přihlášením jste si uložili { $count } kousku.
   *[other] Před přihlášením jste si uložili { $count } kousků.
}
wishlist-offer-text = Přidat do vašeho seznamu přání? Nic v něm nebude dvakrát.
wishlist-offer-keep = Přidat do seznamu
wishlist-offer-drop = Ne, děkuji
wishlist-merged = Seznam přání máte teď pohromadě.

wishlist-title = Seznam přání
wishlist-lead-guest = Uložený v tomto prohlížeči.
wishlist-lead-sign-in = Přihlaste se a budete ho mít všude
wishlist-count = { $count ->
    [one] { $count } kousek
    [few] { $count } kousky
    [many] { $count } kousku
   *[other] { $count } kousků
}
wishlist-products = Kousky ve vašem seznamu přání
wishlist-empty-title = Zatím tu nic není
wishlist-empty-text = Klikněte na srdíčko u kousku, který se vám líbí, a uloží se sem.
wishlist-empty-action = Rozhlédnout se po obchodě
wishlist-missing = { $count ->
    [one] Jeden kousek teď v tomto obchodě není. V seznamu vám zůstane.
    [few] { $count } kousky teď v tomto obchodě nejsou. V seznamu vám zůstanou.
    [many] { $count } kousku teď v tomto obchodě není. V seznamu vám zůstane.
   *[other] { $count } kousků teď v tomto obchodě není. V seznamu vám zůstanou.
}
wishlist-load-failed = Seznam přání se nepodařilo načíst.
