# Strony z tekstem, częste pytania, pomoc, pielęgnacja i magazyn.

content-meta-title = { $title } – { -brand }
content-updated = Zaktualizowano: { $date }
content-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
content-contents = Na tej stronie
content-other-language = Ta strona nie została jeszcze przetłumaczona, dlatego widzisz ją po angielsku.
content-faq-title = Częste pytania
content-faq-lead = Zamówienia, płatności, dostawa, zwroty i rozmiary: krótkie odpowiedzi na najczęstsze pytania.
content-faq-search = Szukaj w pytaniach
content-faq-found = { $count ->
    [one] Znaleziono { $count } pytanie
    [few] Znaleziono { $count } pytania
    [many] Znaleziono { $count } pytań
   *[other] Znaleziono { $count } pytania
}
content-faq-none = Nic nie znaleziono. Spróbuj innego słowa albo napisz do nas.
content-help-title = Centrum pomocy
content-help-lead = Wybierz temat. Jeśli nie znajdziesz odpowiedzi, chętnie pomożemy.
content-help-contact = Masz jeszcze pytanie? Napisz lub zadzwoń
content-care-title = Pielęgnacja odzieży
content-care-lead = Co oznaczają symbole pielęgnacji i jak ubrania dłużej pozostają piękne.
content-blog-title = Magazyn
content-blog-page = Magazyn, strona { $page }
content-blog-lead = O tkaninach, kroju i pielęgnacji oraz o tym, jak na co dzień nosić dobre ubrania bazowe.
content-blog-more = Więcej z magazynu
content-blog-products = Produkty do tego wpisu
