# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Sprzedawaj z nami
seller-apply-lead = Tworzysz ubrania, które chce się nosić na co dzień? Pokaż je w naszym sklepie. Opowiedz nam o swojej firmie, a odezwiemy się do ciebie.
seller-what-title = Jak wygląda sprzedaż u nas
seller-reach-title = Twoje ubrania w naszych sklepach
seller-reach-text = W każdym kraju pokazujemy je w miejscowym języku i z ceną w miejscowej walucie.
seller-service-title = Klientami zajmujemy się my
seller-service-text = Zamówienia, płatności, dostawy, zwroty i pytania są po naszej stronie.
seller-terms-title = Wszystko na piśmie
seller-terms-text = Zanim zaczniemy, ustalamy prowizję, terminy wypłat i podział zadań.
seller-who-title = Kto może się zgłosić
seller-who-text = Zarejestrowane firmy z własną marką odzieży: bielizna, T-shirty, body, legginsy i inne podstawowe ubrania. Każda sztuka musi mieć oznaczenia wymagane prawem: skład, pielęgnację i producenta.
seller-how-text = Czytamy każde zgłoszenie i odpowiadamy e-mailem.
seller-form-title = Twoje zgłoszenie

seller-company = Firma
seller-contact = Osoba do kontaktu
seller-web = Strona internetowa
seller-web-help = Na przykład example.com
seller-goods = Co sprzedajesz
seller-goods-t-shirts = T-shirty
seller-goods-underwear = Bielizna
seller-goods-bodysuits = Body
seller-goods-leggings = Legginsy
seller-goods-other = Inne ubrania
seller-quantity = Sztuk miesięcznie
seller-quantity-to-100 = Do 100
seller-quantity-to-500 = Od 100 do 500
seller-quantity-to-2000 = Od 500 do 2000
seller-quantity-over-2000 = Ponad 2000
seller-message = Wiadomość
seller-message-help = Co wyróżnia twoje ubrania? Gdzie powstają?
seller-listed = Gdy zaczniemy u was sprzedawać, możecie pokazać naszą firmę wśród sprzedawców.
seller-submit = Wyślij zgłoszenie

seller-sent-title = Dziękujemy
seller-sent-text = Zgłoszenie już do nas dotarło, a do ciebie wysłaliśmy e-mail. Odezwiemy się, gdy je przeczytamy.
notice-seller-applied = Zgłoszenie zostało wysłane.

seller-list-title = Nasi sprzedawcy
seller-list-lead = Firmy, których ubrania znajdziesz w naszym sklepie.
seller-list-empty-title = Nie ma jeszcze sprzedawców
seller-list-empty-text = W tym sklepie nikt inny jeszcze nie sprzedaje. Chcesz zacząć jako pierwsza firma?
seller-list-invitation = Chcesz sprzedawać razem z nami?
