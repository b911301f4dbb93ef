# Szöveges oldalak, gyakori kérdések, súgó, ápolás és magazin.

content-meta-title = { $title } – { -brand }
content-updated = Frissítve: { $date }
content-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}
content-contents = Ezen az oldalon
content-other-language = Ez az oldal még nincs lefordítva, ezért angolul látod.
content-faq-title = Gyakori kérdések
content-faq-lead = Rendelés, fizetés, szállítás, visszaküldés és méretek: rövid válaszok arra, amit a legtöbbször kérdeznek.
content-faq-search = Keresés a kérdések között
content-faq-found = { $count ->
    [one] { $count } kérdést találtunk
   *[other] { $count } kérdést találtunk
}
content-faq-none = Nincs találat. Próbáld más szóval, vagy írj nekünk.
content-help-title = Súgóközpont
content-help-lead = Válaszd ki, miről van szó. Ha nem találod a választ, szívesen segítünk.
content-help-contact = Van még kérdésed? Írj vagy hívj minket
content-care-title = Ruhák ápolása
content-care-lead = Mit jelentenek a kezelési jelek, és hogyan maradnak a ruháid tovább szépek.
content-blog-title = Magazin
content-blog-page = Magazin, { $page }. oldal
content-blog-lead = Anyagokról, szabásról és ápolásról, és arról, hogyan viselj jó alapdarabokat minden nap.
content-blog-more = Továbbiak a magazinból
content-blog-products = A cikkhez illő termékek
