# Stránky s textom, časté otázky, pomoc, starostlivosť a magazín.

content-meta-title = { $title } – { -brand }
content-updated = Aktualizované: { $date }
content-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
    [many] { $count } dňa
   *[other] { $count } dní
}
content-contents = Na tejto stránke
content-other-language = Táto stránka ešte nie je preložená, preto ju vidíte v angličtine.
content-faq-title = Časté otázky
content-faq-lead = Objednávka, platba, doručenie, vrátenie a veľkosti: stručné odpovede na to, na čo sa pýtate najčastejšie.
content-faq-search = Hľadať v otázkach
content-faq-found = { $count ->
    [one] Našla sa { $count } otázka
    [few] Našli sa { $count } otázky
    [many] Našlo sa { $count } otázky
   *[other] Našlo sa { $count } otázok
}
content-faq-none = Nič sa nenašlo. Skúste iné slovo alebo nám napíšte.
content-help-title = Centrum pomoci
content-help-lead = Vyberte, čoho sa otázka týka. Ak odpoveď nenájdete, radi pomôžeme.
content-help-contact = Máte ďalšiu otázku? Napíšte alebo zavolajte
content-care-title = Starostlivosť o oblečenie
content-care-lead = Čo znamenajú symboly ošetrovania a ako oblečenie zostane dlhšie krásne.
content-blog-title = Magazín
content-blog-page = Magazín, strana { $page }
content-blog-lead = O materiáloch, strihu a starostlivosti a o tom, ako každý deň nosiť dobré základné kúsky.
content-blog-more = Ďalšie z magazínu
content-blog-products = Tovar k tomuto článku
