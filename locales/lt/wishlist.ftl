# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = Mano paskyra
wishlist-link = { $count ->
    [0] Norų sąrašas, tuščias
    [one] Norų sąrašas, { $count } prekė
    [few] Norų sąrašas, { $count } prekės
    [many] Norų sąrašas, { $count } prekės
   *[other] Norų sąrašas, { $count } prekių
}

## Hearts

wishlist-toggle = Norų sąrašas: { $name }
wishlist-add = Į norų sąrašą
wishlist-on = Jau norų sąraše
wishlist-added = Pridėta į norų sąrašą
wishlist-removed = Pašalinta iš norų sąrašo
wishlist-failed = Norų sąrašo pakeisti nepavyko. Pabandykite dar kartą po akimirkos.

## Notices

notice-region = Pranešimai (F8)
notice-dismiss = Uždaryti pranešimą

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] Prieš prisijungdami pasižymėjote { $count } prekę.
    [few] Prieš prisijungdami pasižymėjote { $count } prekes.
    [many] Prieš prisijungdami pasižymėjote { $count } prekės.
   *[other] Prieš prisijungdami pasižymėjote { $count } prekių.
}
wishlist-offer-text = Perkelti į jūsų norų sąrašą? Tai, kas jame jau yra, nepasikartos.
wishlist-offer-keep = Perkelti
wishlist-offer-drop = Ne, ačiū
wishlist-merged = Dabar visi jūsų norai viename sąraše.

## The page

wishlist-title = Norų sąrašas
wishlist-lead-guest = Saugomas šioje naršyklėje.
wishlist-lead-sign-in = Prisijunkite, kad jį matytumėte visur
wishlist-count = { $count ->
    [one] { $count } prekė
    [few] { $count } prekės
    [many] { $count } prekės
   *[other] { $count } prekių
}
wishlist-products = Jūsų norų sąrašo prekės
wishlist-empty-title = Čia dar nieko nėra
wishlist-empty-text = Spustelėkite širdelę prie patikusios prekės, ir ji bus išsaugota čia.
wishlist-empty-action = Apsižvalgyti
wishlist-missing = { $count ->
    [one] Šioje parduotuvėje dabar nėra { $count } prekės. Jūsų norų sąrašas nesikeičia.
    [few] Šioje parduotuvėje dabar nėra { $count } prekių. Jūsų norų sąrašas nesikeičia.
    [many] Šioje parduotuvėje dabar nėra { $count } prekės. Jūsų norų sąrašas nesikeičia.
   *[other] Šioje parduotuvėje dabar nėra { $count } prekių. Jūsų norų sąrašas nesikeičia.
}
wishlist-load-failed = Norų sąrašo įkelti nepavyko.
