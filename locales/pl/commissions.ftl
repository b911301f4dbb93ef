# Co zarabiają partnerzy: dlaczego prowizja jest sprawdzana, miesięczne rozliczenia i wiadomość z nimi.

## Dlaczego prowizja jest sprawdzana

commission-hold-own-account = Zamówienie złożono z twojego własnego konta.
commission-hold-own-email = Zamówienie złożono z twoim adresem e-mail.
commission-hold-own-phone = Zamówienie złożono z twoim numerem telefonu.
commission-hold-own-address = Zamówienie trafia na jeden z twoich adresów.
commission-hold-own-card = Zamówienie opłacono jedną z twoich kart.
commission-hold-own-network = Zamówienie przyszło z sieci, z której też korzystasz.
commission-hold-same-address = Kilka twoich zamówień trafia pod ten sam adres.
commission-hold-cancelled-orders = Niezwykle dużo twoich zamówień zostało anulowanych.
commission-hold-conversion-rate = Niezwykle dużo twoich kliknięć zamieniło się w zamówienia.
commission-hold-seconds-on-page = Strona, do której prowadzi twój link, była otwarta tylko przez chwilę.

## Miesięczne rozliczenie

commission-statement-title = Rozliczenie partnera
commission-statement-partner = Twój kod
commission-statement-period = Okres
commission-statement-nothing = W tym miesiącu nic się nie zmieniło.
commission-statement-opening = Saldo na początku
commission-statement-earned = Zarobione prowizje
commission-statement-credited = Premie i korekty
commission-statement-reversed = Potrącono za zwroty i anulowania
commission-statement-rejected = Odrzucono
commission-statement-paid = Wypłacono
commission-statement-closing = Saldo na końcu
commission-statement-pending = Jeszcze niezatwierdzone
commission-statement-payable = Zatwierdzone
commission-statement-note = Prowizja to część ceny towarów po wszystkich rabatach, bez VAT i dostawy. Zatwierdzamy ją po upływie terminu zwrotu. To, co wraca, potrącamy, także po wypłacie.

# $month to na przykład 2026-11, $balance to kwota albo kilka kwot w różnych walutach.
mail-commission-statement = Twoje rozliczenie: { $month }
    .preview = Twoje saldo: { $balance }
    .title = Twoje rozliczenie jest gotowe.
    .text = Twoje saldo w sklepie { $shop } na koniec miesiąca: { $balance }. W strefie partnera zobaczysz, z czego się składa, i pobierzesz rozliczenie.
    .action = Otwórz rozliczenia
    .note = Jeśli nie chcesz już otrzymywać tych wiadomości, wyłącz je w swoim profilu.

mail-commission-earned = Masz prowizję za zamówienie: { $amount }
    .preview = Twoja prowizja za zamówienie { $number }: { $amount }
    .title = Masz prowizję za nowe zamówienie.
    .text = ktoś dzięki Tobie zamówił w sklepie { $shop }. Twoja prowizja za zamówienie { $number }: { $amount }. Czeka, aż towar dotrze i nie będzie już można go zwrócić.
    .action = Otwórz prowizje
    .note = Jeśli nie chcesz już otrzymywać tych wiadomości, wyłącz je w swoim profilu.
