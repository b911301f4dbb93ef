error-invoice-number-empty = Numer faktury nie może być pusty

error-order-number-empty = Numer zamówienia nie może być pusty

error-track-contact-empty = Podaj adres e-mail lub kod pocztowy z zamówienia

error-order-not-found = Nie znaleźliśmy zamówienia z tymi danymi. Sprawdź numer oraz adres e-mail lub kod pocztowy.

error-return-needs-email = Aby coś zwrócić, podaj numer zamówienia razem z adresem e-mail z zamówienia.
error-return-reason = Należy wybrać powód zwrotu
error-return-nothing = Wybierz, co chcesz zwrócić
error-return-nothing-left = Z tego zamówienia nie zostało już nic do zwrotu.
error-return-twice = Ten produkt jest w zgłoszeniu dwa razy
error-return-pieces = Więcej, niż można zwrócić. Możliwa liczba: { $count }
error-return-photos = Dodaj zdjęcie uszkodzenia
error-return-photos-many = Za dużo zdjęć. Możliwa liczba: { $max }
error-return-photos-full = Do tego zamówienia jest już wystarczająco dużo zdjęć.
error-return-photo-gone = Jednego ze zdjęć już nie ma. Dodaj je jeszcze raz.
error-return-exchange-gone = Ten rozmiar właśnie się wyprzedał. Wybierz inny albo zwrot pieniędzy.
error-return-not-delivered = Zwrot jest możliwy po doręczeniu zamówienia. Do tego czasu możesz odstąpić od umowy.
error-return-only-faults = Czas na zwrot minął. Jeśli produkt jest uszkodzony, niewłaściwy lub niezgodny z opisem, nadal możesz go zwrócić.
error-return-over = Czas na zwrot minął. Jeśli z produktem jest coś nie tak, napisz do nas.
error-return-not-withdrawable = Tego zgłoszenia nie można już wycofać.
error-file-size = Rozmiar pliku przekracza { $max }
error-file-kind = Wybierz zdjęcie w formacie JPEG, PNG lub WebP

error-withdrawal-over = Czas na odstąpienie od umowy minął. Być może nadal możesz zwrócić zamówienie.
error-withdrawal-nothing-left = Wszystko z tego zamówienia zostało już zwrócone albo objęte odstąpieniem.
error-withdrawal-confirm = Potwierdź, że chcesz odstąpić od umowy

notice-return-requested = Otrzymaliśmy twoje zgłoszenie.
notice-return-withdrawn = Twoje zgłoszenie zostało wycofane.

notice-withdrawal-declared = Otrzymaliśmy twoje odstąpienie. Potwierdzenie przyjdzie e-mailem.

withdrawal-before-delivery = 14 dni po doręczeniu

return-reason-too-small = Za małe
return-reason-too-large = Za duże
return-reason-changed-mind = Nie podoba mi się
return-reason-too-late = Przyszło za późno
return-reason-not-as-described = Niezgodne z opisem
return-reason-wrong-item = Przyszedł niewłaściwy produkt
return-reason-damaged = Uszkodzone lub wadliwe

return-way-label = Kurierem
return-way-label-text = Wydrukuj etykietę, naklej ją na paczkę i oddaj kurierowi.
return-way-drop-off = Osobiście
return-way-drop-off-text = Przynieś paczkę pod adres: { $address }

return-status-requested = Zgłoszono zwrot
return-status-declared = Złożono odstąpienie
return-status-approved = Zatwierdzono
return-status-received = Otrzymano
return-status-inspected = Sprawdzono
return-status-refunded = Zwrócono pieniądze
return-status-exchanged = Wysłano wymianę
return-status-refused = Odrzucono
return-status-withdrawn = Wycofane przez ciebie

return-label-title = Zwrot
return-label-to = Do
return-label-order = Zamówienie
return-label-items = W tej paczce
return-label-step-pack = Włóż produkty do pudełka lub torby i dobrze je zamknij.
return-label-step-stick = Wytnij etykietę i naklej ją na zewnątrz tak, aby kod kreskowy był płaski.
return-label-step-hand-over = Nadaj paczkę i zachowaj potwierdzenie nadania, aż otrzymasz pieniądze.

mail-return-requested = Twój zwrot { $number }
    .preview = Tak odeślesz produkty.
    .title = Otrzymaliśmy Twoje zgłoszenie.
    .text = chcesz zwrócić coś z zamówienia { $order }. Oto co zanotowaliśmy.
    .action = Jak odesłać
    .note = Napisz na paczce numer zwrotu: { $number }

mail-return-received = Twój zwrot { $number } dotarł
    .preview = Właśnie go sprawdzamy.
    .title = Twoja paczka jest u nas.
    .text = zwrot z zamówienia { $order } dotarł. Sprawdzimy go i wyślemy Ci pieniądze albo to, co wybrano zamiast nich.
    .action = Stan zwrotu

mail-return-refunded = Pieniądze za zwrot { $number }
    .preview = Pieniądze są w drodze.
    .title = Pieniądze są w drodze.
    .text = sprawdziliśmy zwrot z zamówienia { $order } i kwotę podaną niżej zwracamy w ten sam sposób, w jaki zapłacono. Przy płatności za pobraniem w osobnym e-mailu zapytamy o numer konta.
    .action = Stan zwrotu

mail-return-exchanged = Wymiana do zwrotu { $number }
    .preview = Wysyłamy Ci inny rozmiar.
    .title = Wymiana jest w drodze.
    .text = sprawdziliśmy zwrot z zamówienia { $order } i wysyłamy Ci zamiast niego wybrany rozmiar.
    .action = Stan zwrotu

mail-return-refused = W sprawie Twojego zwrotu { $number }
    .preview = Niestety nie możemy go przyjąć.
    .title = Nie możemy przyjąć zwrotu.
    .text = obejrzeliśmy zwrot z zamówienia { $order } i niestety nie możemy nic za niego zwrócić.
    .action = Stan zwrotu
    .note = Powód: { $reason }

mail-withdrawal-receipt = Potwierdzenie odstąpienia { $number }
    .preview = Otrzymaliśmy Twoje oświadczenie.
    .title = Otrzymaliśmy Twoje odstąpienie od umowy.
    .text = odstąpiono od umowy dotyczącej zamówienia { $order } w zakresie produktów podanych niżej. Ten e-mail jest Twoim potwierdzeniem.
    .action = Jak odesłać
    .note = To, co już do Ciebie dotarło, odeślij w ciągu 14 dni. Zwrócimy to, co za to zapłacono.

mail-return-number = Numer zwrotu
mail-return-asked = Zgłoszono
mail-withdrawal-declared = Złożono odstąpienie
