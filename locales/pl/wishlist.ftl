# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

account-link = Twoje konto
wishlist-link = { $count ->
    [0] Lista życzeń, pusta
    [one] Lista życzeń, { $count } produkt
    [few] Lista życzeń, { $count } produkty
    [many] Lista życzeń, { $count } produktów
   *[other] Lista życzeń, { $count } produktu
}

wishlist-toggle = Lista życzeń: { $name }
wishlist-add = Dodaj do listy życzeń
wishlist-on = Na twojej liście życzeń
wishlist-added = Dodano do listy życzeń
wishlist-removed = Usunięto z listy życzeń
wishlist-failed = Nie udało się zmienić listy życzeń. Spróbuj ponownie za chwilę.

notice-region = Powiadomienia (F8)
notice-dismiss = Zamknij powiadomienie

wishlist-offer = { $count ->
    [one] Masz { $count } produkt zapisany przed zalogowaniem.
    [few] Masz { $count } produkty zapisane przed zalogowaniem.
    [many] Masz { $count } produktów zapisanych przed zalogowaniem.
   *[other] Masz { $count } produktu zapisanego przed zalogowaniem.
}
wishlist-offer-text = Dodać do twojej listy życzeń? Nic się na niej nie powtórzy.
wishlist-offer-keep = Dodaj do listy
wishlist-offer-drop = Nie, dziękuję
wishlist-merged = Wszystko jest już na jednej liście życzeń.

wishlist-title = Lista życzeń
wishlist-lead-guest = Zapisana w tej przeglądarce.
wishlist-lead-sign-in = Zaloguj się, żeby mieć ją wszędzie
wishlist-count = { $count ->
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktów
   *[other] { $count } produktu
}
wishlist-products = Produkty na twojej liście życzeń
wishlist-empty-title = Jeszcze nic tu nie ma
wishlist-empty-text = Kliknij serce przy tym, co ci się podoba, a zapiszemy to tutaj.
wishlist-empty-action = Rozejrzyj się po sklepie
wishlist-missing = { $count ->
    [one] Jednego produktu nie ma teraz w tym sklepie. Zostaje na twojej liście życzeń.
    [few] { $count } produktów nie ma teraz w tym sklepie. Zostają na twojej liście życzeń.
    [many] { $count } produktów nie ma teraz w tym sklepie. Zostają na twojej liście życzeń.
   *[other] { $count } produktu nie ma teraz w tym sklepie. Zostaje na twojej liście życzeń.
}
wishlist-load-failed = Nie udało się wczytać listy życzeń.
