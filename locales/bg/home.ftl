# The home page, and the two index pages of categories and brands.

## Слайдове

hero-label = Акценти
home-greeting = Добре дошли в нашия магазин
first-steps-title = В този магазин все още няма продукти
first-steps-text = Импортирайте файл с продукти, добавете текстовете на магазина и вижте какво липсва. Тази бележка се показва само на Вашия компютър.
hero-previous = Предишен слайд
hero-next = Следващ слайд
hero-pause = Спри слайдовете
hero-play = Пусни слайдовете
hero-slide = Слайд { $number } от { $total }
hero-go = Към слайд { $number }

## Редове с продукти

row-all = Виж всички
row-new = Нови предложения

## Обещания

promise-label = На какво можете да разчитате
promise-returns-figure = { $days ->
    [one] { $days } ден
   *[other] { $days } дни
}
promise-returns-text = за връщане. Пробвайте всичко вкъщи и решете спокойно.
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } работен ден
   *[other] { $min }–{ $max } работни дни
}
promise-delivery-text = за доставка до вратата Ви.
promise-cod-figure = Наложен платеж
promise-cod-text = Плащате при получаване. Таксата за услугата е { $price }.
promise-cod-free-text = Плащате при получаване, без допълнителна такса.
promise-free-figure = От { $price }
promise-free-text = доставката е безплатна.
promise-card-figure = Плащане с карта
promise-card-text = Данните на картата остават при доставчика на платежни услуги.

## Категории и марки

categories-title = Категории
categories-lead = Всичко, което предлагаме за жени, мъже и деца.
brands-lead = Няколко марки, които познаваме добре. Всяка прави по едно нещо по-добре от всички.
index-products = { $count ->
    [one] { $count } продукт
   *[other] { $count } продукта
}

event-label = Актуално събитие
event-upcoming = Очаквайте скоро
event-running = В момента
event-over = Приключило
event-starts = Начало: { $date }
event-ends = Край: { $date }
event-open = Виж събитието
home-instagram-title = Още от нас в Instagram
home-partners-title = Нашите партньори
