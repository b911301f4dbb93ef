error-wheel-over = Koło szczęścia teraz się nie kręci.
error-wheel-spun = Na dziś to już wszystkie losowania. Jutro będą nowe.
error-cart-reminder-consent = Zaznacz pole, jeśli chcesz dostać tę wiadomość.
error-cart-reminder-empty = Twój koszyk jest pusty, więc nie ma o czym przypominać.

notice-cart-reminder-saved = Dziękujemy. Jeśli koszyk jutro nadal będzie czekać, napiszemy jeden raz.
notice-cart-reminder-deleted = Przypomnienie o koszyku i podany do niego adres e-mail zostały usunięte.
notice-reminder-ended = Tej wiadomości już nie wyślemy: została usunięta.

mail-cart-reminder = Twój koszyk wciąż czeka
    .preview = Prosisz o przypomnienie, więc piszemy.
    .title = Twój koszyk wciąż czeka.
    .text = prosisz o przypomnienie o koszyku w sklepie { $shop }. Są w nim: { $items }. Nie możemy niczego odłożyć, więc produkty mogą się wyprzedać.
    .action = Zobacz koszyk
    .note = O tym koszyku piszemy tylko ten jeden raz: Twoje przypomnienie i podany do niego adres e-mail zostały już usunięte.
mail-cart-reminder-end = Usuń przypomnienia o koszyku
