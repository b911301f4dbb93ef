## The cart's page, the drawer after adding, and adding from a product

cart-title = Twój koszyk
cart-meta-title = Koszyk | { -brand }
cart-add = Dodaj do koszyka
cart-choose = Najpierw wybierz rozmiar.
cart-details = Szczegóły produktu
cart-added-title = Dodano do koszyka
cart-continue = Kontynuuj zakupy
cart-view = Zobacz koszyk
cart-quantity = Ilość
cart-quantity-of = Ilość: { $name }
cart-remove = Usuń
cart-remove-of = Usuń: { $name }
cart-undo = Cofnij
cart-move = Przenieś na listę życzeń
cart-update = Zaktualizuj
cart-piece = { $price } za sztukę
cart-unavailable = Już niedostępne
cart-lines = Produkty w koszyku
cart-failed = Nie udało się zmienić koszyka. Spróbuj ponownie za chwilę.
cart-load-failed = Nie udało się wczytać koszyka.

## Coupon

cart-coupon = Kod rabatowy
cart-coupon-apply = Zastosuj
cart-coupon-remove = Usuń kod rabatowy

## Sums

cart-summary = Podsumowanie zamówienia
cart-subtotal = Suma częściowa
cart-discount = Rabat
cart-shipping = Dostawa
cart-shipping-free = Gratis
cart-saved = Oszczędzasz { $amount }
cart-total = Razem
cart-vat = W tym VAT { $rate }%

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Do darmowej dostawy brakuje { $amount }
cart-free-shipping = Dostawa jest darmowa.
cart-goal-percent = Wydaj jeszcze { $amount }, a otrzymasz { $percent }% rabatu.
cart-goal-amount = Wydaj jeszcze { $amount }, a otrzymasz { $reward } rabatu.
cart-goal-delivery = Wydaj jeszcze { $amount }, a dostawa będzie darmowa.
cart-goal-gift = Wydaj jeszcze { $amount }, a otrzymasz prezent.
cart-goal-reached = Zyskujesz: { $title }
cart-gift = Prezent

## Empty

cart-empty-title = Twój koszyk jest pusty
cart-empty-text = Dodaj coś, co ci się podoba, a będzie tu na ciebie czekać.
cart-empty-action = Rozejrzyj się po sklepie
cart-related = Pasuje do twojego wyboru

## Steps of an order

cart-steps = Etapy zamówienia
cart-step-cart = Koszyk
cart-step-payment = Płatność
cart-step-confirmation = Potwierdzenie
cart-checkout = Przejdź do kasy
