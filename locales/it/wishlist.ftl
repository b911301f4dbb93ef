# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = Il tuo account
wishlist-link = { $count ->
    [0] Wishlist, vuota
    [one] Wishlist, { $count } articolo
    [many] Wishlist, { $count } di articoli
   *[other] Wishlist, { $count } articoli
}

## Hearts

wishlist-toggle = Wishlist: { $name }
wishlist-add = Aggiungi alla wishlist
wishlist-on = Nella tua wishlist
wishlist-added = Aggiunto alla wishlist
wishlist-removed = Rimosso dalla wishlist
wishlist-failed = Non siamo riusciti ad aggiornare la wishlist. Riprova tra poco.

## Notices

notice-region = Avvisi (F8)
notice-dismiss = Chiudi questo avviso

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] Hai salvato { $count } articolo prima di accedere.
    [many] Hai salvato { $count } di articoli prima di accedere.
   *[other] Hai salvato { $count } articoli prima di accedere.
}
wishlist-offer-text = Vuoi aggiungere alla wishlist quello che hai salvato? Niente comparirà due volte.
wishlist-offer-keep = Aggiungi alla mia wishlist
wishlist-offer-drop = No, grazie
wishlist-merged = Ora è tutto nella tua wishlist.

## The page

wishlist-title = Wishlist
wishlist-lead-guest = È salvata in questo browser.
wishlist-lead-sign-in = Accedi per ritrovarla ovunque
wishlist-count = { $count ->
    [one] { $count } articolo
    [many] { $count } di articoli
   *[other] { $count } articoli
}
wishlist-products = Articoli nella tua wishlist
wishlist-empty-title = Qui non c’è ancora niente
wishlist-empty-text = Clicca sul cuore di un capo che ti piace per salvarlo qui.
wishlist-empty-action = Dai un’occhiata allo shop
wishlist-missing = { $count ->
    [one] Un articolo al momento non è disponibile in questo shop. Resta nella tua wishlist.
    [many] { $count } di articoli al momento non sono disponibili in questo shop. Restano nella tua wishlist.
   *[other] { $count } articoli al momento non sono disponibili in questo shop. Restano nella tua wishlist.
}
wishlist-load-failed = Non siamo riusciti a caricare la wishlist.
