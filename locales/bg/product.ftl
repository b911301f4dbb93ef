# The product page.

## Снимки

product-gallery = Снимки на { $name }
product-picture-number = Снимка { $number } от { $total }
product-picture-counter = { $number } / { $total }
product-zoom-open = Увеличи снимка { $number } от { $total }
product-zoom = Увеличени снимки на { $name }
product-zoom-next = Следваща снимка
product-zoom-previous = Предишна снимка
product-zoom-in = Увеличи
product-zoom-out = Намали

## Цена

product-price-until = Край на промоцията: { $when } ч.
product-price-vat = Цената е с включен ДДС.
product-price-vat-delivery = Цената е с включен ДДС, без доставката.

## Избор на цвят, размер и друго

product-colour-chosen = Цвят: <b>{ $colour }</b>
product-size-chosen = Размер: <b>{ $size }</b>
product-option-chosen = { $option }: <b>{ $value }</b>
product-size-choose = Изберете размер
product-option-choose = { $option }: моля, изберете
product-value-out = { $value }, изчерпано
product-value-low = { $count ->
    [one] { $value }, остава само { $count } бр.
   *[other] { $value }, остават само { $count } бр.
}
product-value-chosen = { $value }, избрано
product-low = { $count ->
    [one] Остава само { $count } бр.
   *[other] Остават само { $count } бр.
}
product-size-out = Размер { $size } в този цвят е изчерпан.
product-choice-out = Тази комбинация е изчерпана.
product-sold-out-text = Моделът е изчерпан във всички размери. Може би ще Ви хареса нещо от предложенията по-долу.
product-colour-out = Този цвят е изчерпан. Моля, изберете друг.
stock-alert-title = Уведоми ме, когато е наличен
stock-alert-text = Ще Ви пишем само веднъж, когато { $choice } е отново в наличност, и след това ще изтрием имейл адреса Ви.
stock-alert-submit = Уведоми ме

## Обещания до избора

product-delivery = При Вас: { $dates }
product-delivery-ships = Изпращаме: { $date }.
product-delivery-cost = Доставка { $price }.
product-delivery-cost-free-over = Доставка { $price }, безплатна от { $threshold }.
product-delivery-free = Доставката е безплатна.
product-returns = { $days ->
    [one] { $days } ден за връщане
   *[other] { $days } дни за връщане
}
product-returns-text = Пробвайте вкъщи. Ако не е Вашето, върнете го.
product-pay-card-cod = Плащане с карта или наложен платеж
product-pay-card = Плащане с карта
product-pay-cod = Плащане с наложен платеж
product-pay-cod-charge = Таксата за наложен платеж е { $price }.
product-pay-safe = Плащането Ви е криптирано.

## Раздели

product-description = Описание
product-material = Материя и поддръжка
product-measurements = Размер и мерки
product-shipping = Доставка и връщане
product-maker = Производител и отговорно лице

product-composition = Състав
product-weight = Грамаж
product-weight-value = { $grams } г/м²
product-care = Поддръжка
product-details-sku = Артикулен номер

product-shipping-time = { $max ->
    [one] Доставката отнема от { $min } до { $max } работен ден.
   *[other] Доставката отнема от { $min } до { $max } работни дни.
}
product-shipping-cost = Доставката струва { $price }.
product-shipping-free-over = За поръчки от { $threshold } е безплатна.
product-shipping-free = Доставката е безплатна.
product-shipping-cod = При наложен платеж се добавя такса от { $price }.
product-shipping-returns = { $days ->
    [one] Имате { $days } ден да върнете всичко, което не сте носили навън. Не махайте етикета, преди да сте решили.
   *[other] Имате { $days } дни да върнете всичко, което не сте носили навън. Не махайте етикета, преди да сте решили.
}

## Таблица с размери

product-size-help = Кой е моят размер?
product-size-table = Таблица с размери
product-size-table-close = Затвори таблицата с размери
product-size-table-note = Мерки на тялото в сантиметри. Мерете върху тънко бельо и не стягайте шивашкия метър. Ако сте между два размера, изберете по-големия.
product-size-table-note-kids = Ръст и мерки в сантиметри. Децата растат: между два размера изберете по-големия.
product-size-size = Размер
product-size-system = Размер { $system }
product-size-value = { $value }
product-size-bust = Бюст
product-size-chest = Гръдна обиколка
product-size-waist = Талия
product-size-hips = Ханш
product-size-inseam = Вътрешна дължина на крака
product-size-height = Ръст
product-size-age = Възраст
product-size-months = { $from }–{ $to } мес.
product-size-years = { $from }–{ $to } г.
product-size-measure-bust = Бюст: около най-изпъкналата част, под мишниците.
product-size-measure-chest = Гръдна обиколка: около най-широката част, под мишниците.
product-size-measure-waist = Талия: около най-тясната част.
product-size-measure-hips = Ханш: около най-широката част.
product-size-measure-inseam = Вътрешна дължина на крака: от чатала до глезена.
product-size-measure-height = Ръст: от темето до петата, без обувки.

product-size-find = Намерете своя размер
product-size-find-text = Въведете една или повече мерки в сантиметри.
product-size-find-clothes = Облекло
product-size-found = Подходящият размер: <b>{ $size }</b>
product-size-found-between = Мерките попадат в различни размери, от { $smaller } до { $larger }. Изберете по-големия, ако обичате по-свободна кройка.
product-size-found-none = Нямаме размер за тези мерки.

## По-долу

product-related = Комбинирайте с

## Текстове за търсачките

product-meta-title = { $name } | { -brand }
product-meta-title-brand = { $name }, { $brand } | { -brand }
product-meta-description = { $name }: { $price }. Доставка за { $max ->
    [one] { $min }–{ $max } работен ден
   *[other] { $min }–{ $max } работни дни
} и { $days ->
    [one] { $days } ден
   *[other] { $days } дни
} за връщане.
product-meta-description-brand = { $name }, { $brand }: { $price }. Доставка за { $max ->
    [one] { $min }–{ $max } работен ден
   *[other] { $min }–{ $max } работни дни
} и { $days ->
    [one] { $days } ден
   *[other] { $days } дни
} за връщане.
