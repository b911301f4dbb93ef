# Stránky s textem, časté dotazy, nápověda, péče a magazín.

content-meta-title = { $title } – { -brand }
content-updated = Aktualizováno: { $date }
content-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
content-contents = Na této stránce
content-other-language = Tato stránka ještě není přeložená, proto ji vidíte v angličtině.
content-faq-title = Časté dotazy
content-faq-lead = Objednávka, platba, doručení, vrácení a velikosti: stručné odpovědi na to, na co se ptáte nejčastěji.
content-faq-search = Hledat v otázkách
content-faq-found = { $count ->
    [one] Nalezena { $count } otázka
    [few] Nalezeny { $count } otázky
    [many] Nalezeno { $count } otázky
   *[other] Nalezeno { $count } otázek
}
content-faq-none = Nic jsme nenašli. Zkuste jiné slovo nebo nám napište.
content-help-title = Centrum nápovědy
content-help-lead = Vyberte, čeho se dotaz týká. Když odpověď nenajdete, rádi pomůžeme.
content-help-contact = Máte další otázku? Napište nebo zavolejte
content-care-title = Péče o oblečení
content-care-lead = Co znamenají symboly údržby a jak oblečení vydrží déle krásné.
content-blog-title = Magazín
content-blog-page = Magazín, strana { $page }
content-blog-lead = O materiálech, střihu a péči a o tom, jak každý den nosit dobré základní kousky.
content-blog-more = Další z magazínu
content-blog-products = Zboží k tomuto článku
