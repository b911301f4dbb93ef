# Strony po zamówieniu: gdzie jest, zwroty i odstąpienie od umowy.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Śledź zamówienie
track-lead = Numer znajdziesz w każdej wiadomości o zamówieniu. Wpisz go razem z adresem e-mail lub kodem pocztowym z zamówienia.
track-number = Numer faktury lub zamówienia
track-contact = Adres e-mail lub kod pocztowy
track-submit = Pokaż zamówienie
track-email-needed = Aby coś zwrócić albo zobaczyć wszystkie szczegóły, zamiast kodu pocztowego wpisz adres e-mail z zamówienia.
track-now = Co możesz teraz zrobić
track-pickup = Twoje zamówienie jest gotowe. Odbierz je tutaj: { $address }
track-nothing = W tej chwili nie musisz nic robić.
track-details = Wszystko o tym zamówieniu
track-other = Śledź inne zamówienie

## A return, step by step

return-title = Zwróć produkty
return-lead = To dwie minuty, a konto nie jest potrzebne.
return-find = Znajdź zamówienie
return-choose-title = Co chcesz zwrócić?
return-until = Te produkty możesz zwrócić do: { $date }
return-how-many = Ile sztuk zwracasz?
return-none = Ani jednej
return-line-over = Tego produktu nie można już zwrócić.
return-line-requested = W zgłoszonym zwrocie: { $count }
return-outcome = Co wolisz w zamian?
return-refund = Zwrot pieniędzy
return-exchange-for = Wymiana na { $choice }
return-choose-missing = Wybierz co najmniej jeden produkt.
return-continue = Dalej
return-back = Zmień wybór
return-reason-title = Dlaczego zwracasz?
return-reason = Powód
return-comment = Chcesz coś dodać?
return-photos = Zdjęcia uszkodzenia
return-photos-help = JPEG, PNG lub WebP. Widzi je tylko nasz zespół ds. zwrotów, a po zakończeniu zwrotu je usuwamy.
return-photos-remove = Usuń zdjęcie { $name }
return-photos-no-script = Aby dodać zdjęcia, włącz w przeglądarce JavaScript. Możesz je też wysłać e-mailem: { $email }
return-way = Jak wyślesz paczkę?
return-account = Płatność była przy odbiorze, dlatego pieniądze przelejemy na twoje konto bankowe. Zapytamy o nie e-mailem.
return-preview-title = Co dostaniesz z powrotem
return-preview-items = Produkty
return-preview-lost = Już nie obowiązuje: { $title }
return-preview-total = Zwrot
return-preview-kept = To, co zatrzymujesz, kosztuje
return-preview-exchange = Za wymieniane produkty nie zwracamy pieniędzy.
return-submit = Zgłoś zwrot
return-impossible-title = Tego zamówienia nie można tu zwrócić
return-contact = Coś jest nie tak z produktem? Napisz do nas, a znajdziemy rozwiązanie:

## The states of returns

return-status-title = Twoje zwroty
return-status-find = Wpisz adres e-mail lub kod pocztowy z zamówienia, aby zobaczyć jego zwroty.
return-status-none = To zamówienie nie ma jeszcze żadnych zwrotów.
return-done = Mamy twoje zgłoszenie zwrotu. Szczegóły wysłaliśmy e-mailem.
return-number = Zwrot { $number }
return-refused = Dlaczego zwrot odrzucono: { $reason }
return-label = Wydrukuj etykietę zwrotną
return-take-back = Anuluj ten zwrot

## The statutory withdrawal

withdrawal-title = Odstąpienie od umowy
withdrawal-lead = Możesz odstąpić od zakupu bez podania przyczyny. Powiedz, czego to dotyczy, a potem potwierdź.
withdrawal-until = Termin na odstąpienie: { $date }
withdrawal-what = Od zakupu których produktów chcesz odstąpić?
withdrawal-requested = Część tych produktów jest już w zgłoszonym zwrocie. Mimo to możesz odstąpić także od ich zakupu.
withdrawal-replaces = Produkty z twojego zwrotu przechodzą do tego odstąpienia. Dostaniesz za nie pieniądze, nawet jeśli miała być wymiana. Jeśli paczka jest już wysłana, nie musisz robić nic więcej.
withdrawal-how-many = Od zakupu ilu sztuk odstępujesz?
withdrawal-confirm-title = Potwierdź odstąpienie
withdrawal-statement = Niniejszym odstępuję od umowy dotyczącej tych produktów. Zamówienie { $number }, złożone: { $date }
withdrawal-receipt = Potwierdzenie z datą i godziną wyślemy od razu na adres: { $email }
withdrawal-confirm = Potwierdź odstąpienie
withdrawal-done = Mamy twoje odstąpienie. Potwierdzenie wysłaliśmy e-mailem.
withdrawal-number = Odstąpienie { $number }
withdrawal-declared = Złożono: { $date }
withdrawal-over-title = Termin na odstąpienie minął
withdrawal-over-text = Być może możesz jeszcze skorzystać z naszych dobrowolnych zwrotów.
