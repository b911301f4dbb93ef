# The home page, and the two index pages of categories and brands.

hero-label = Polecamy
home-greeting = Witaj w naszym sklepie
first-steps-title = W tym sklepie nie ma jeszcze produktów
first-steps-text = Zaimportuj plik z produktami, dodaj teksty sklepu i sprawdź, czego brakuje. Ta notatka jest widoczna tylko na twoim komputerze.
hero-previous = Poprzedni slajd
hero-next = Następny slajd
hero-pause = Zatrzymaj slajdy
hero-play = Odtwarzaj slajdy
hero-slide = Slajd { $number } z { $total }
hero-go = Pokaż slajd { $number }

row-all = Zobacz wszystkie
row-new = Nowości

promise-label = Na co możesz liczyć
promise-returns-figure = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
promise-returns-text = na zwrot. Przymierz wszystko w domu i zdecyduj bez pośpiechu.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } dzień roboczy
    [few] { $min }–{ $max } dni robocze
    [many] { $min }–{ $max } dni roboczych
   *[other] { $min }–{ $max } dnia roboczego
}
promise-delivery-text = i paczka jest pod twoimi drzwiami.
promise-cod-figure = Za pobraniem
promise-cod-text = Płacisz, gdy paczka dotrze. Opłata za pobranie to { $price }.
promise-cod-free-text = Płacisz, gdy paczka dotrze, bez dodatkowych opłat.
promise-free-figure = Od { $price }
promise-free-text = dostarczamy za darmo.
promise-card-figure = Płatność kartą
promise-card-text = Dane karty zostają u operatora płatności.

categories-title = Kategorie
categories-lead = Cała nasza oferta dla kobiet, mężczyzn i dzieci.
brands-lead = Kilka marek, które dobrze znamy. Każda robi jedną rzecz lepiej niż inne.
index-products = { $count ->
    [one] { $count } produkt
    [few] { $count } produkty
    [many] { $count } produktów
   *[other] { $count } produktu
}

event-label = Aktualna akcja
event-upcoming = Już wkrótce
event-running = Już trwa
event-over = Zakończone
event-starts = Początek: { $date }
event-ends = Koniec: { $date }
event-open = Zobacz akcję
home-instagram-title = Więcej zdjęć na Instagramie
home-partners-title = Nasi partnerzy
