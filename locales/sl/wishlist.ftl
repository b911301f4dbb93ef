# Seznam želja in srčki, račun v vrstici in obvestila na robu zaslona: na vsaki strani.

## Vrstica

account-link = Moj račun
wishlist-link = { $count ->
    [0] Seznam želja, prazen
    [one] Seznam želja, { $count } izdelek
    [two] Seznam želja, { $count } izdelka
    [few] Seznam želja, { $count } izdelki
   *[other] Seznam želja, { $count } izdelkov
}

## Srčki

wishlist-toggle = Seznam želja: { $name }
wishlist-add = Dodaj na seznam želja
wishlist-on = Na seznamu želja
wishlist-added = Dodano na seznam želja
wishlist-removed = Odstranjeno s seznama želja
wishlist-failed = Seznama želja ni bilo mogoče spremeniti. Poskusite znova čez trenutek.

## Obvestila

notice-region = Obvestila (F8)
notice-dismiss = Zapri obvestilo

## Kar je gost izbral pred prijavo

wishlist-offer = { $count ->
    [one] Pred prijavo ste s srčkom označili { $count } izdelek.
    [two] Pred prijavo ste s srčkom označili { $count } izdelka.
    [few] Pred prijavo ste s srčkom označili { $count } izdelke.
   *[other] Pred prijavo ste s srčkom označili { $count } izdelkov.
}
wishlist-offer-text = Želite to dodati na svoj seznam želja? Vsak izdelek bo na njem samo enkrat.
wishlist-offer-keep = Dodaj na seznam želja
wishlist-offer-drop = Ne, hvala
wishlist-merged = Vaš seznam želja je zdaj na enem mestu.

## Stran

wishlist-title = Seznam želja
wishlist-lead-guest = Shranjen je v tem brskalniku.
wishlist-lead-sign-in = Prijavite se in imeli ga boste na vseh napravah
wishlist-count = { $count ->
    [one] { $count } izdelek
    [two] { $count } izdelka
    [few] { $count } izdelki
   *[other] { $count } izdelkov
}
wishlist-products = Izdelki na vašem seznamu želja
wishlist-empty-title = Tu še ni ničesar
wishlist-empty-text = Kliknite srček pri izdelku, ki vam je všeč, in shranil se bo sem.
wishlist-empty-action = Oglej si ponudbo
wishlist-missing = { $count ->
    [one] { $count } izdelek v tej trgovini trenutno ni na voljo. Ostane na vašem seznamu.
    [two] { $count } izdelka v tej trgovini trenutno nista na voljo. Ostaneta na vašem seznamu.
    [few] { $count } izdelki v tej trgovini trenutno niso na voljo. Ostanejo na vašem seznamu.
   *[other] { $count } izdelkov v tej trgovini trenutno ni na voljo. Ostanejo na vašem seznamu.
}
wishlist-load-failed = Seznama želja ni bilo mogoče naložiti.
