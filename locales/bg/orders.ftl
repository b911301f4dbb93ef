# Поръчки

## Плащане

order-payment-pending = Изчаква
order-payment-processing = Обработва се
order-payment-completed = Платено
order-payment-failed = Неуспешно
order-payment-cancelled = Отказано
order-payment-partially-refunded = Частично възстановено
order-payment-refunded = Възстановено

## Доставка

order-delivery-pending = Изчаква
order-delivery-packed = Опакована
order-delivery-shipped = Изпратена
order-delivery-ready-for-pickup = Готова за получаване
order-delivery-delivered = Доставена
order-delivery-returned = Върната
order-delivery-cancelled = Отказана

## Какво се е случило

order-event-placed = Поръчката е направена
order-event-payment-processing = Плащането се обработва
order-event-paid = Плащането е получено
order-event-payment-failed = Плащането не беше успешно
order-event-payment-retried = Нов опит за плащане
order-event-late-payment = Плащането пристигна твърде късно и го връщаме
order-event-packed = Опакована
order-event-shipped = Изпратена
order-event-ready-for-pickup = Готова за получаване
order-event-delivered = Доставена
order-event-returned = Върната
order-event-cancelled = Поръчката е отказана
order-event-expired = Поръчката е отказана, защото не беше платена навреме
order-event-refunded = Парите са върнати

## Фактура

invoice-title = Фактура
invoice-date = Дата на фактурата
invoice-item = Артикул
invoice-unit-price = Цена
invoice-amount = Сума
invoice-net = Без ДДС
invoice-gross = С ДДС
invoice-vat-rate = Ставка на ДДС
invoice-vat = ДДС
invoice-buyer = Получател
credit-note-title = Кредитно известие
credit-note-number = Номер на кредитното известие
credit-note-date = Дата на кредитното известие
credit-note-total = Общо кредитирана сума
credit-note-amount = Възстановена сума

## Поръчки

error-price-changed = Цените или наличностите се промениха. Моля, проверете поръчката отново.
error-checkout-empty = Количката Ви е празна.
error-order-not-cancellable = Тази поръчка вече не може да бъде отказана.
error-order-payment-closed = Тази поръчка вече не може да бъде платена. Моля, направете нова.
notice-order-placed = Благодарим за поръчката.
notice-order-cancelled = Поръчката Ви е отказана.
