# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). The text follows the greeting and its comma,
# so it begins with a lower-case letter.

mail-hello = { $name ->
   *[any] Cześć,
}
mail-hello-nameless = Cześć,
mail-copy = Jeśli przycisk nie działa, skopiuj ten link do przeglądarki:
mail-link-minutes = { $count ->
    [one] Link działa przez minutę i można go użyć tylko raz.
    [few] Link działa przez { $count } minuty i można go użyć tylko raz.
    [many] Link działa przez { $count } minut i można go użyć tylko raz.
   *[other] Link działa przez { $count } minuty i można go użyć tylko raz.
}
mail-link-hours = { $count ->
    [one] Link działa przez godzinę i można go użyć tylko raz.
    [few] Link działa przez { $count } godziny i można go użyć tylko raz.
    [many] Link działa przez { $count } godzin i można go użyć tylko raz.
   *[other] Link działa przez { $count } godziny i można go użyć tylko raz.
}
mail-link-days = { $count ->
    [one] Link działa przez jeden dzień i można go użyć tylko raz.
    [few] Link działa przez { $count } dni i można go użyć tylko raz.
    [many] Link działa przez { $count } dni i można go użyć tylko raz.
   *[other] Link działa przez { $count } dnia i można go użyć tylko raz.
}
mail-help = Masz pytanie? Po prostu odpowiedz na tę wiadomość.
mail-unsubscribe = Wypisz się z newslettera

mail-verify-email = Potwierdź swój adres e-mail
    .preview = Jedno kliknięcie i konto w sklepie { $shop } jest gotowe.
    .title = Czy to Twój adres e-mail?
    .text = potwierdź swój adres e-mail, żeby docierały do Ciebie potwierdzenia zamówień i wiadomości o zwrotach, a nikt inny nie mógł go użyć.
    .action = Potwierdź adres e-mail
    .note = To nie Ty zakładasz konto w sklepie { $shop }? W takim razie nie musisz nic robić.

mail-welcome = Witaj w sklepie { -brand }
    .preview = Twój adres e-mail jest potwierdzony.
    .title = Dobrze, że jesteś.
    .text = Twój adres e-mail jest potwierdzony, a konto gotowe. Listę życzeń, adresy i zamówienia masz w nim w jednym miejscu.
    .action = Rozejrzyj się po sklepie

mail-reset-password = Ustaw nowe hasło
    .preview = Oto link do ustawienia nowego hasła.
    .title = Nowe hasło
    .text = ktoś, najpewniej Ty, poprosił o nowe hasło do Twojego konta w sklepie { $shop }. Ustawisz je tutaj; potem wylogujemy Cię ze wszystkich urządzeń.
    .action = Ustaw hasło
    .note = To nie była Twoja prośba? Zignoruj tę wiadomość: hasło się nie zmieni.

mail-password-changed = Twoje hasło zostało zmienione
    .preview = Jeśli to Ty, nie musisz nic robić.
    .title = Masz nowe hasło.
    .text = hasło do Twojego konta w sklepie { $shop } zostało właśnie zmienione. Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu ustaw inne i napisz do nas.
    .action = To nie ja

mail-email-change-confirm = Potwierdź nowy adres e-mail
    .preview = Jedno kliknięcie i od tej pory piszemy na ten adres e-mail.
    .title = Twój nowy adres e-mail
    .text = chcesz używać tego adresu e-mail na swoim koncie w sklepie { $shop }. Potwierdź go, a od tej pory będziemy pisać tutaj.
    .action = Używaj tego adresu e-mail
    .note = To nie była Twoja prośba? Nie musisz nic robić, konto zachowa dotychczasowy adres e-mail.

mail-email-changed = Twój adres e-mail został zmieniony
    .preview = Od teraz piszemy na nowy adres e-mail.
    .title = Twój adres e-mail został zmieniony.
    .text = Twoje konto w sklepie { $shop } ma teraz adres e-mail { $email }. Na dotychczasowy adres e-mail nie będziemy już pisać.
    .note = To nie Ty? Odpowiedz od razu na tę wiadomość, a pomożemy Ci odzyskać konto.

mail-account-deleted = Twoje konto zostało usunięte
    .preview = Twoich adresów i listy życzeń też już nie ma.
    .title = Do zobaczenia.
    .text = Twoje konto w sklepie { $shop } zostało usunięte razem z adresami i listą życzeń. Faktury przechowujemy osobno, tak długo, jak wymaga tego prawo. Zawsze możesz do nas wrócić.

mail-newsletter-confirm = Potwierdź zapis do newslettera
    .preview = Jedno kliknięcie i nasze wiadomości trafią do Ciebie.
    .title = Chcesz otrzymywać nasz newsletter?
    .text = ten adres e-mail podano w sklepie { $shop } przy zapisie do newslettera: nowości, obniżki, czasem jakaś historia. Potwierdź go, a zaczniemy pisać.
    .action = Tak, zapisz mnie
    .note = To nie Ty? Nie musisz nic robić: bez Twojej zgody nie napiszemy, a po { $days ->
        [one] { $days } dniu
        [few] { $days } dniach
        [many] { $days } dniach
       *[other] { $days } dnia
    } usuniemy ten adres e-mail.

mail-newsletter-welcome = Jesteś na liście
    .preview = Dziękujemy. Następna wiadomość już się pisze.
    .title = Dziękujemy za zapis do newslettera.
    .text = od teraz o nowościach i obniżkach w sklepie { $shop } dowiesz się przed innymi. W każdej wiadomości jest link, którym od razu wypiszesz się z listy.
    .action = Zobacz nowości

mail-back-in-stock = { $item } – znów w sprzedaży
    .preview = Prosisz o wiadomość, więc piszemy: produkt znów jest dostępny.
    .title = Znów w sprzedaży.
    .text = chcesz wiedzieć, kiedy { $item } wróci do sklepu { $shop }. Produkt jest już dostępny. Nie możemy go odłożyć, więc może się znów wyprzedać.
    .action = Zobacz produkt
    .note = O tym produkcie piszemy tylko ten jeden raz: Twoje powiadomienie i podany do niego adres e-mail zostały już usunięte. Link poniżej usuwa też powiadomienia o innych produktach.

mail-seller-received = Twoje zgłoszenie już u nas
    .preview = Przeczytamy je i się odezwiemy.
    .title = Dziękujemy za zgłoszenie.
    .text = chcesz sprzedawać w sklepie { $shop }, a Twoje zgłoszenie już do nas dotarło. Przeczytamy je i odpowiemy e-mailem.

mail-seller-application = Nowe zgłoszenie sprzedawcy: { $company }
    .preview = { $company } ({ $country }) chce u nas sprzedawać.
    .title = Firma chce u nas sprzedawać.
    .text = { $company } ({ $country }) zgłasza się do sprzedaży w sklepie { $shop }.
    .note = Zgłoszenie { $number } · Kontakt: { $contact }, { $email }, { $phone } · Strona: { $web } · Sprzedaje: { $goods } · Sztuk miesięcznie: { $quantity } · Wiadomość: { $message }

mail-seller-accepted = Możesz u nas sprzedawać
    .preview = Przyjęliśmy Twoje zgłoszenie.
    .title = Witamy.
    .text = przeczytaliśmy Twoje zgłoszenie i chcemy pokazać Twoje ubrania w sklepie { $shop }. W sprawie kolejnych kroków odezwiemy się wkrótce.
    .action = Zobacz naszych sprzedawców

mail-seller-rejected = W sprawie Twojego zgłoszenia
    .preview = Dziękujemy za zainteresowanie.
    .title = Nie możemy zaproponować współpracy.
    .text = dziękujemy za chęć sprzedaży w sklepie { $shop }. Przeczytaliśmy zgłoszenie i postanowiliśmy nie podejmować współpracy.
    .note = Powód: { $reason }

mail-test = Wiadomość testowa ze sklepu { $shop }
    .preview = Jeśli to czytasz, poczta dochodzi.
    .title = Poczta dochodzi.
    .text = tą wiadomością sprawdzamy ustawienia poczty sklepu. Nie trzeba nic robić.

## Zamówienia

mail-order-confirmation = Twoje zamówienie { $number }
    .preview = Dziękujemy! Już je przygotowujemy.
    .title = Dziękujemy za zamówienie.
    .text = otrzymaliśmy Twoje zamówienie { $number } i już je przygotowujemy. Zachowaj ten e-mail: to potwierdzenie zamówienia.
    .action = Zobacz zamówienie

mail-order-payment-failed = Płatność za zamówienie { $number } nie powiodła się
    .preview = Jeszcze przez chwilę trzymamy dla Ciebie produkty.
    .title = Płatność nie powiodła się.
    .text = płatność za zamówienie { $number } nie powiodła się. Jeszcze przez chwilę trzymamy dla Ciebie produkty, spróbuj ponownie.
    .action = Zapłać teraz

mail-order-shipped = Zamówienie { $number } jest w drodze
    .preview = Paczka opuściła nasz magazyn.
    .title = Zamówienie jest w drodze.
    .text = Twoje zamówienie { $number } opuściło nasz magazyn.
    .action = Zobacz zamówienie

mail-order-ready = Zamówienie { $number } jest gotowe do odbioru
    .preview = Produkty już na Ciebie czekają.
    .title = Gotowe do odbioru.
    .text = Twoje zamówienie { $number } jest gotowe. Przy odbiorze miej pod ręką numer zamówienia.
    .action = Zobacz zamówienie

mail-order-delivered = Zamówienie { $number } zostało dostarczone
    .preview = Mamy nadzieję, że Ci się spodoba.
    .title = Zamówienie dotarło.
    .text = Twoje zamówienie { $number } zostało dostarczone. Jeśli coś jest nie tak, po prostu odpowiedz na tę wiadomość.
    .action = Zobacz zamówienie

mail-order-cancelled = Zamówienie { $number } zostało anulowane
    .preview = Niczego nie wyślemy.
    .title = Zamówienie zostało anulowane.
    .text = Twoje zamówienie { $number } zostało anulowane i niczego nie wyślemy. Jeśli zostało już opłacone, zwrócimy Ci pieniądze.
    .action = Zobacz zamówienie

mail-order-refunded = Zwrot pieniędzy za zamówienie { $number }
    .preview = Pieniądze są w drodze do Ciebie.
    .title = Zwróciliśmy Ci pieniądze.
    .text = za zamówienie { $number } zwróciliśmy Ci kwotę podaną niżej. W zależności od banku może dotrzeć dopiero za kilka dni.
    .action = Zobacz zamówienie

mail-refund-account = Gdzie mamy przelać zwrot za zamówienie { $number }?
    .preview = Potrzebujemy numeru Twojego konta, aby przelać Ci { $amount }.
    .title = Gdzie mamy przelać Twoje pieniądze?
    .text = zamówienie { $number } zostało opłacone przy odbiorze, dlatego { $amount } zwrócimy Ci przelewem. Podaj, proszę, na które konto.
    .action = Podaj numer konta
    .note = Link jest ważny { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Dopóki nie zrobimy przelewu, możesz tam poprawić dane.

mail-refund-account-reminder = Zwrot za zamówienie { $number } wciąż czeka
    .preview = Wciąż potrzebujemy numeru Twojego konta, aby przelać Ci { $amount }.
    .title = Nie możemy jeszcze przelać pieniędzy.
    .text = chcemy Ci zwrócić { $amount } za zamówienie { $number }, ale nie znamy jeszcze numeru Twojego konta. Podaj go, proszę.
    .action = Podaj numer konta
    .note = Link jest ważny { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }. Dopóki nie zrobimy przelewu, możesz tam poprawić dane.

## Dane zamówienia

mail-order-quantity = Liczba: { $count }
mail-order-subtotal = Suma częściowa
mail-order-discount = Rabat
mail-order-coupon = Kod rabatowy { $code }
mail-order-shipping = Dostawa
mail-order-free = Za darmo
mail-order-cash-charge = Opłata za pobranie
mail-order-total = Razem
mail-order-vat = w tym VAT { $rate }
mail-order-refund = Zwrot
mail-order-number = Numer zamówienia
mail-order-date = Data zamówienia
mail-order-invoice = Numer faktury
mail-order-carrier = Przewoźnik
mail-order-tracking = Numer przesyłki
mail-order-payment = Płatność
mail-order-cash = Za pobraniem
mail-order-online = Płatność online
mail-order-arrives = Przewidywana dostawa
mail-order-address = Adres dostawy
mail-order-billing = Adres do faktury
mail-order-pickup = Odbiór w naszym magazynie
mail-order-pickup-hours = od poniedziałku do piątku, { $opens }–{ $closes } (czas środkowoeuropejski)
mail-order-pickup-from = Gotowe
mail-order-seller = Sprzedawca
mail-order-withdrawal = Prawo odstąpienia od umowy
mail-order-withdrawal-text = { $days ->
    [one] Możesz odstąpić od umowy bez podania przyczyny w ciągu { $days } dnia od otrzymania zamówienia. Wystarczy, że jasno nas o tym poinformujesz, na przykład e-mailem, pocztą lub na stronie „Odstąpienie od umowy” w naszym sklepie.
    [few] Możesz odstąpić od umowy bez podania przyczyny w ciągu { $days } dni od otrzymania zamówienia. Wystarczy, że jasno nas o tym poinformujesz, na przykład e-mailem, pocztą lub na stronie „Odstąpienie od umowy” w naszym sklepie.
    [many] Możesz odstąpić od umowy bez podania przyczyny w ciągu { $days } dni od otrzymania zamówienia. Wystarczy, że jasno nas o tym poinformujesz, na przykład e-mailem, pocztą lub na stronie „Odstąpienie od umowy” w naszym sklepie.
   *[other] Możesz odstąpić od umowy bez podania przyczyny w ciągu { $days } dnia od otrzymania zamówienia. Wystarczy, że jasno nas o tym poinformujesz, na przykład e-mailem, pocztą lub na stronie „Odstąpienie od umowy” w naszym sklepie.
}
mail-order-form = Wzór formularza odstąpienia od umowy
mail-order-form-to = Adresat:
mail-order-form-notice = Ja/My niniejszym informuję/informujemy o moim/naszym odstąpieniu od umowy sprzedaży następujących towarów:
mail-order-form-ordered = Data zamówienia / odbioru:
mail-order-form-name = Imię i nazwisko konsumenta(-ów):
mail-order-form-address = Adres konsumenta(-ów):
mail-order-form-signature = Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):
mail-order-form-date = Data:
mail-order-guarantee = Ustawowa odpowiedzialność za zgodność towaru z umową
mail-order-guarantee-text = Zgodnie z prawem UE na wszystkie towary przysługuje ustawowa gwarancja zgodności przez co najmniej dwa lata. Jeśli coś jest wadliwe lub niezgodne z opisem, możesz żądać bezpłatnej naprawy lub wymiany, a w przypadkach przewidzianych przez prawo obniżenia ceny lub zwrotu pieniędzy.

## Partnerzy

mail-affiliate-application = Nowe zgłoszenie partnera: { $name }
    .preview = { $name } chce polecać sklep { $shop }.
    .title = Nowe zgłoszenie do programu partnerskiego.
    .text = { $name } zgłasza się do programu partnerskiego sklepu { $shop }.
    .note = Zgłoszenie { $number } · E-mail: { $email } · Strona: { $web } · Kanały: { $channels } · Kraje: { $countries } · Sposób promocji: { $promotion }

mail-affiliate-received = Otrzymaliśmy Twoje zgłoszenie
    .preview = Przeczytamy je i odezwiemy się.
    .title = Dziękujemy za zgłoszenie.
    .text = chcesz polecać sklep { $shop }, a Twoje zgłoszenie do programu partnerskiego do nas dotarło. Przeczytamy je i odpowiemy e-mailem.

mail-affiliate-approved = Witamy w programie partnerskim
    .preview = Przyjęliśmy Twoje zgłoszenie.
    .title = Witamy.
    .text = przyjęliśmy Twoje zgłoszenie do programu partnerskiego sklepu { $shop }. Twój kod to { $code }. Udostępniaj linki i rabaty i sprawdzaj w każdej chwili, co przynoszą.
    .action = Otwórz strefę partnera

mail-affiliate-rejected = W sprawie Twojego zgłoszenia
    .preview = Dziękujemy za zainteresowanie.
    .title = Nie możemy zaproponować współpracy.
    .text = dziękujemy za zgłoszenie do programu partnerskiego sklepu { $shop }. Przeczytaliśmy je i postanowiliśmy nie podejmować współpracy.
    .note = Powód: { $reason }

mail-affiliate-suspended = Twoje partnerstwo jest zawieszone
    .preview = Nowe zamówienia na razie się nie liczą.
    .title = Zawiesiliśmy Twoje partnerstwo.
    .text = nowe kliknięcia i zamówienia w sklepie { $shop } na razie nie liczą się na Twoje konto. Nadal możesz przeglądać swoje wyniki.
    .note = Powód: { $reason }

mail-affiliate-reinstated = Twoje partnerstwo znów jest aktywne
    .preview = Nowe zamówienia znów się liczą.
    .title = Witamy z powrotem.
    .text = Twoje partnerstwo ze sklepem { $shop } znów jest aktywne. Od teraz kliknięcia i zamówienia znów liczą się na Twoje konto.
    .action = Otwórz strefę partnera

mail-affiliate-left = Koniec udziału w programie partnerskim
    .preview = Dziękujemy za Twoje polecenia.
    .title = Dziękujemy i do zobaczenia.
    .text = nie należysz już do programu partnerskiego sklepu { $shop }. Twoje linki i rabaty nie przynoszą już prowizji. To, co udało Ci się zarobić, jeszcze wypłacimy.

mail-affiliate-payout-changed = Twoje dane do wypłaty zostały zmienione
    .preview = Jeśli to Ty, nie musisz nic robić.
    .title = Masz nowe dane do wypłaty.
    .text = zarobki ze sklepu { $shop } będziemy odtąd wypłacać na to konto: { $account }. Jeśli to Ty, nie musisz nic robić.
    .action = Sprawdź dane do wypłaty
    .note = Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.
