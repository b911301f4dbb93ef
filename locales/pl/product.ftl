# The product page.

product-gallery = Zdjęcia: { $name }
product-picture-number = Zdjęcie { $number } z { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Powiększ zdjęcie { $number } z { $total }
product-zoom = Powiększone zdjęcia: { $name }
product-zoom-next = Następne zdjęcie
product-zoom-previous = Poprzednie zdjęcie
product-zoom-in = Przybliż
product-zoom-out = Oddal

product-price-until = Koniec promocji: { $when }
product-price-vat = Cena zawiera VAT.
product-price-vat-delivery = Cena zawiera VAT, nie obejmuje dostawy.

product-colour-chosen = Kolor: <b>{ $colour }</b>
product-size-chosen = Rozmiar: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Wybierz rozmiar
product-option-choose = { $option }: wybierz
product-value-out = { $value }, wyprzedane
product-value-low = { $count ->
    [one] { $value }, została { $count } sztuka
    [few] { $value }, zostały { $count } sztuki
    [many] { $value }, zostało { $count } sztuk
   *[other] { $value }, zostało { $count } sztuki
}
product-value-chosen = { $value }, wybrano
product-low = { $count ->
    [one] Została { $count } sztuka
    [few] Zostały { $count } sztuki
    [many] Zostało { $count } sztuk
   *[other] Zostało { $count } sztuki
}
product-size-out = Rozmiar { $size } jest wyprzedany w tym kolorze.
product-choice-out = Ta kombinacja jest wyprzedana.
product-sold-out-text = Ten produkt jest wyprzedany we wszystkich rozmiarach. Może spodoba ci się coś z propozycji poniżej.
product-colour-out = Ten kolor jest wyprzedany. Wybierz inny.
stock-alert-title = Powiadom mnie, gdy wróci
stock-alert-text = Napiszemy tylko raz, gdy { $choice } znów będzie w magazynie, a potem usuniemy twój adres e-mail.
stock-alert-submit = Powiadom mnie

product-delivery = U ciebie: { $dates }
product-delivery-ships = Wysyłka: { $date }.
product-delivery-cost = Dostawa { $price }.
product-delivery-cost-free-over = Dostawa { $price }, od { $threshold } gratis.
product-delivery-free = Dostawa gratis.
product-returns = { $days ->
    [one] { $days } dzień na zwrot
    [few] { $days } dni na zwrot
    [many] { $days } dni na zwrot
   *[other] { $days } dnia na zwrot
}
product-returns-text = Przymierz w domu. Jeśli nie pasuje, odeślij.
product-pay-card-cod = Płatność kartą lub za pobraniem
product-pay-card = Płatność kartą
product-pay-cod = Płatność za pobraniem
product-pay-cod-charge = Opłata za pobranie: { $price }.
product-pay-safe = Płatność jest szyfrowana.

product-description = Opis
product-material = Materiał i pielęgnacja
product-measurements = Rozmiar i wymiary
product-shipping = Dostawa i zwroty
product-maker = Producent i osoba odpowiedzialna

product-composition = Skład
product-weight = Gramatura
product-weight-value = { $grams } g/m²
product-care = Pielęgnacja
product-details-sku = Numer produktu

product-shipping-time = Dostawa trwa od { $min } do { $max ->
    [one] { $max } dnia roboczego
    [few] { $max } dni roboczych
    [many] { $max } dni roboczych
   *[other] { $max } dnia roboczego
}.
product-shipping-cost = Dostawa kosztuje { $price }.
product-shipping-free-over = Przy zamówieniach od { $threshold } jest bezpłatna.
product-shipping-free = Dostawa jest bezpłatna.
product-shipping-cod = Przy płatności za pobraniem doliczamy { $price }.
product-shipping-returns = Masz { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na zwrot wszystkiego, co nie było noszone poza domem. Nie odrywaj metki, dopóki nie masz pewności.

product-size-help = Jaki mam rozmiar?
product-size-table = Tabela rozmiarów
product-size-table-close = Zamknij tabelę rozmiarów
product-size-table-note = Wymiary ciała w centymetrach. Mierz na cienkiej bieliźnie i nie naciągaj miarki. Jeśli wahasz się między dwoma rozmiarami, wybierz większy.
product-size-table-note-kids = Wzrost i wymiary w centymetrach. Dzieci rosną: jeśli wahasz się między dwoma rozmiarami, wybierz większy.
product-size-size = Rozmiar
product-size-system = Rozmiar { $system }
product-size-value = { $value }
product-size-bust = Biust
product-size-chest = Klatka piersiowa
product-size-waist = Talia
product-size-hips = Biodra
product-size-inseam = Wewnętrzna długość nogi
product-size-height = Wzrost
product-size-age = Wiek
product-size-months = { $to ->
    [one] { $from }–{ $to } miesiąc
    [few] { $from }–{ $to } miesiące
    [many] { $from }–{ $to } miesięcy
   *[other] { $from }–{ $to } miesiąca
}
product-size-years = { $to ->
    [one] { $from }–{ $to } rok
    [few] { $from }–{ $to } lata
    [many] { $from }–{ $to } lat
   *[other] { $from }–{ $to } roku
}
product-size-measure-bust = Biust: w najszerszym miejscu, pod pachami.
product-size-measure-chest = Klatka piersiowa: w najszerszym miejscu, pod pachami.
product-size-measure-waist = Talia: w najwęższym miejscu.
product-size-measure-hips = Biodra: w najszerszym miejscu.
product-size-measure-inseam = Wewnętrzna długość nogi: od kroku do kostki.
product-size-measure-height = Wzrost: od czubka głowy do stóp, bez butów.

product-size-find = Znajdź swój rozmiar
product-size-find-text = Wpisz jeden lub kilka wymiarów w centymetrach.
product-size-find-clothes = Ubrania
product-size-found = Odpowiedni rozmiar: <b>{ $size }</b>
product-size-found-between = Wymiary wskazują na różne rozmiary, od { $smaller } do { $larger }. Jeśli wolisz luźniejszy krój, wybierz większy.
product-size-found-none = Nie mamy rozmiaru na te wymiary.

product-related = Dobrze do tego pasuje

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name } { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Dostawa w ciągu { $min }–{ $max ->
    [one] { $max } dnia roboczego
    [few] { $max } dni roboczych
    [many] { $max } dni roboczych
   *[other] { $max } dnia roboczego
}, { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na zwrot.
product-meta-description-brand = { $name } marki { $brand }: { $price }. Dostawa w ciągu { $min }–{ $max ->
    [one] { $max } dnia roboczego
    [few] { $max } dni roboczych
    [many] { $max } dni roboczych
   *[other] { $max } dnia roboczego
}, { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} na zwrot.
