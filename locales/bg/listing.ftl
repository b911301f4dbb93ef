# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Заглавие и резултат

listing-count = { $count ->
    [one] { $count } продукт
   *[other] { $count } продукта
}
listing-all = Всички
listing-products = Продукти

## Филтри

listing-filters = Филтри
listing-filters-set = Филтри · { $count }
listing-filter-colour = Цвят
listing-filter-size = Размер
listing-filter-brand = Марка
listing-filter-price = Цена
listing-filter-more = Покажи още
listing-price-from = Цена от ({ $currency })
listing-price-to = Цена до ({ $currency })
listing-price-from-short = От
listing-price-to-short = До
listing-price-apply = Филтрирай по цена
# Visible word of a button that applies what was just entered; as short as can be.
listing-ok = OK
listing-apply = Покажи продуктите
listing-show = { $count ->
    [0] Няма такива продукти
    [one] Покажи { $count } продукт
   *[other] Покажи { $count } продукта
}
listing-close = Затвори филтрите

## Избрани филтри

listing-active = Избрани филтри
listing-clear = Изчисти всички
listing-remove = Премахни филтъра { $value }
listing-chip-size = Размер { $value }
listing-chip-price-from = От { $price }
listing-chip-price-to = До { $price }
listing-chip-price-between = От { $from } до { $to }

## Подреждане

listing-sort = Подреди
listing-sort-best = Най-подходящи
listing-sort-newest = Най-нови
listing-sort-price = Цена, възходящо
listing-sort-price-desc = Цена, низходящо
listing-sort-name = Име, от А до Я
listing-sort-name-desc = Име, от Я до А
listing-sort-discount = Най-голямо намаление

## Няма резултати

listing-empty-title = Няма намерени продукти
listing-empty-filtered = Нищо не отговаря на всички филтри едновременно. Махнете някой от тях или започнете отначало.
listing-empty-plain = В момента тук няма нищо. Всяка седмица добавяме нови модели.
listing-empty-clear = Покажи всичко: { $name }
listing-empty-categories = Виж всички категории
listing-beyond-title = Тази страница е празна
listing-beyond-text = { $pages ->
    [one] Списъкът има само { $pages } страница.
   *[other] Списъкът има само { $pages } страници.
}
listing-beyond-first = Към първата страница

## Редакционна плочка между продуктите

listing-editorial-action = Открий колекцията

## Текстове за търсачките

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, страница { $page } | { -brand }
listing-meta-description = { $name } в магазина { -brand }: { $count ->
    [one] { $count } продукт
   *[other] { $count } продукта
}, доставка за { $max ->
    [one] { $min }–{ $max } работен ден
   *[other] { $min }–{ $max } работни дни
} и { $days ->
    [one] { $days } ден
   *[other] { $days } дни
} за връщане.
