## The cart's page, the drawer after adding, and adding from a product

cart-title = Вашата количка
cart-meta-title = Количка | { -brand }
cart-add = Добави в количката
cart-choose = Моля, първо изберете размер.
cart-details = Виж продукта
cart-added-title = Добавено в количката
cart-continue = Продължи пазаруването
cart-view = Виж количката
cart-quantity = Количество
cart-quantity-of = Количество: { $name }
cart-remove = Премахни
cart-remove-of = Премахни: { $name }
cart-undo = Отмени
cart-move = Премести в любими
cart-update = Обнови
cart-piece = { $price } за брой
cart-unavailable = Вече не се предлага
cart-lines = Продукти в количката
cart-failed = Количката не беше променена. Моля, опитайте отново след малко.
cart-load-failed = Количката не можа да се зареди.

## Coupon

cart-coupon = Код за отстъпка
cart-coupon-apply = Приложи
cart-coupon-remove = Премахни кода

## Sums

cart-summary = Обобщение на поръчката
cart-subtotal = Междинна сума
cart-discount = Отстъпка
cart-shipping = Доставка
cart-shipping-free = Безплатна
cart-saved = Спестявате { $amount }
cart-total = Общо
cart-vat = С включен ДДС { $rate }%

## How far it is to free delivery and to what cart goals give

cart-to-free-shipping = Още { $amount } до безплатна доставка
cart-free-shipping = Доставката е безплатна.
cart-goal-percent = Още { $amount } и получавате { $percent }% отстъпка.
cart-goal-amount = Още { $amount } и получавате отстъпка от { $reward }.
cart-goal-delivery = Още { $amount } и доставката е безплатна.
cart-goal-gift = Още { $amount } и получавате подарък.
cart-goal-reached = Ваше: { $title }
cart-gift = Подарък

## Empty

cart-empty-title = Количката Ви е празна
cart-empty-text = Добавете нещо, което харесвате, и то ще Ви чака тук.
cart-empty-action = Разгледай магазина
cart-related = Подхожда на избраното

## Steps of an order

cart-steps = Стъпки на поръчката
cart-step-cart = Количка
cart-step-payment = Плащане
cart-step-confirmation = Потвърждение
cart-checkout = Към касата
