# Strani z besedilom, pogosta vprašanja, pomoč, nega in dnevnik.

content-meta-title = { $title } – { -brand }
content-updated = Posodobljeno: { $date }
content-days = { $count ->
    [one] { $count } dan
    [two] { $count } dneva
    [few] { $count } dni
   *[other] { $count } dni
}
content-contents = Na tej strani
content-other-language = Ta stran še ni prevedena, zato jo vidite v angleščini.
content-faq-title = Pogosta vprašanja
content-faq-lead = Naročilo, plačilo, dostava, vračila in velikosti: kratki odgovori na najpogostejša vprašanja.
content-faq-search = Iščite med vprašanji
content-faq-found = { $count ->
    [one] Najdeno { $count } vprašanje
    [two] Najdeni { $count } vprašanji
    [few] Najdena { $count } vprašanja
   *[other] Najdenih { $count } vprašanj
}
content-faq-none = Ni zadetkov. Poskusite z drugo besedo ali nam pišite.
content-help-title = Center za pomoč
content-help-lead = Izberite temo. Če odgovora ne najdete, vam z veseljem pomagamo.
content-help-contact = Imate še kakšno vprašanje? Pišite ali pokličite
content-care-title = Nega oblačil
content-care-lead = Kaj pomenijo simboli za nego in kako oblačila dlje ostanejo lepa.
content-blog-title = Dnevnik
content-blog-page = Dnevnik, stran { $page }
content-blog-lead = O tkaninah, kroju in negi ter o tem, kako vsak dan nositi dobra osnovna oblačila.
content-blog-more = Več iz dnevnika
content-blog-products = Izdelki k temu zapisu
