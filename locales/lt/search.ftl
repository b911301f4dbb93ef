# The search: its page, and the panel that suggests while somebody types.

search-title = Paieška
search-field = Ko ieškote?
search-submit = Ieškoti
search-help = Ieškokite pagal prekę, spalvą, dydį, prekės ženklą ar prekės kodą.
search-meta-title = Paieška: { $query }
search-results = Rezultatai pagal „{ $query }“
search-none-title = Pagal „{ $query }“ nieko nerasta
search-none-text = Patikrinkite rašybą arba pabandykite mažiau ar bendresnių žodžių.
search-corrected = Galbūt ieškote
search-page = Eiti į puslapį „{ $query }“
search-popular = Populiarios kategorijos
search-products = Prekės
search-categories = Kategorijos
search-brands = Prekių ženklai
search-pages = Puslapiai
search-recent = Paskutinės paieškos
search-recent-clear = Ištrinti paskutines paieškas
search-all = { $count ->
    [one] Rodyti { $count } prekę
    [few] Rodyti visas { $count } prekes
    [many] Rodyti visas { $count } prekės
   *[other] Rodyti visas { $count } prekių
}
search-suggestions = { $count ->
    [one] { $count } pasiūlymas
    [few] { $count } pasiūlymai
    [many] { $count } pasiūlymo
   *[other] { $count } pasiūlymų
}
