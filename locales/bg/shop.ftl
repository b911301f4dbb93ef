# Words that every page of the shop shows: the bar, the menus, the footer, prices and product cards.

-brand = Vitrina
shop-name = { -brand }

## Из магазина

skip-to-content = Към съдържанието
announcement-label = Новини от магазина
menu-open = Отвори менюто
search-link = Търсене
menu-label = Меню
departments-label = Отдели
close = Затвори
menu-all = { $name }: всичко
categories = Всички категории
brands = Марки
menu-new = Ново
menu-reduced = Намалени
menu-all-brands = Всички марки
collections = Колекции
breadcrumbs-label = Вие сте тук
breadcrumbs-home = Начало
categories-within = Категории: { $name }

## Държава и език

country-button = Държава и валута:
country-title = Държава и език
country-list = Нашите магазини
language-title = Език

## Цени

price-now = Намалена цена:
price-before = Предишна цена:
price-from = от { $price }
price-lowest = Най-ниска цена за 30-те дни преди намалението: { $price }
composition-part = { $percent }% { $fibre }
maker-name = Производител
maker-responsible = Отговорно лице в ЕС

## Продуктови карти

card-new = Ново
card-sold-out = Изчерпано
card-reduced = −{ $percent }%
card-colours = { $count ->
    [one] { $count } цвят
   *[other] { $count } цвята
}

## Долна част

footer-about = Бельо, тениски, бодита и клинове за жени, мъже и деца.
footer-shop = Пазаруване
footer-discover = Открийте
footer-promise = Нашето обещание
footer-track = Проследяване на поръчка
footer-return = Връщане на продукти
footer-withdraw = Откажете се от договора тук
footer-payment = Плащане
footer-social = Последвайте ни
policy-returns = { $days ->
    [one] Можете да върнете поръчката си в рамките на { $days } ден.
   *[other] Можете да върнете поръчката си в рамките на { $days } дни.
}
policy-delivery = { $max ->
    [one] Доставката отнема { $min }–{ $max } работен ден.
   *[other] Доставката отнема { $min }–{ $max } работни дни.
}
policy-help = Имате въпрос? Пишете ни на
payment-card = Карта
payment-cod = Наложен платеж
legal-vat = ДДС № { $number }

## Цветове на екрана

theme-label = Изглед
theme-light = Светъл
theme-dark = Тъмен
theme-system = Както на устройството

## Когато страницата липсва или не се зареди

not-found-title = Опа!!!
not-found-text = Страницата, която търсите, не беше намерена
not-found-message = Страницата не е намерена: { $path }
not-found-home = Към началната страница
not-found-browse = Разгледай категориите
failed-title = Нещо се обърка.
failed-text = Страницата не се зареди. Моля, опитайте отново след малко.
failed-retry = Опитай отново
failed-reference = Номер на грешката: { $id }
busy-title = В момента в магазина има много посетители.
busy-text = Посетителите са толкова много, че сега не можем да покажем тази страница. Моля, опитайте отново след няколко секунди.

pager-label = Страници
pager-page = Страница { $page }
pager-previous = Назад
pager-next = Напред

## Cart

cart-link = { $count ->
    [0] Количка, празна
    [one] Количка, { $count } продукт
   *[other] Количка, { $count } продукта
}
card-add = Добави в количката: { $name }

footer-consent = Настройки за бисквитки
shop-offline = Няма връзка с интернет. Каквото още не сте отваряли, не може да се зареди.
shop-online = Връзката е възстановена
update-ready = Има нова версия на магазина
update-load = Презареди
