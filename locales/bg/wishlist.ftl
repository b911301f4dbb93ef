# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## Лентата

account-link = Моят профил
wishlist-link = { $count ->
    [0] Любими, празно
    [one] Любими, { $count } продукт
   *[other] Любими, { $count } продукта
}

## Сърца

wishlist-toggle = Любими: { $name }
wishlist-add = Добави в любими
wishlist-on = В любими
wishlist-added = Добавено в любими
wishlist-removed = Премахнато от любими
wishlist-failed = Списъкът с любими не беше променен. Моля, опитайте отново след малко.

## Известия

notice-region = Известия (F8)
notice-dismiss = Затвори известието

## Какво е събрал гостът, след като влезе

wishlist-offer = { $count ->
    [one] Преди да влезете, харесахте { $count } продукт.
   *[other] Преди да влезете, харесахте { $count } продукта.
}
wishlist-offer-text = Да добавим ли избраното към списъка Ви с любими? Ако нещо вече е там, няма да се повтори.
wishlist-offer-keep = Добави в любими
wishlist-offer-drop = Не, благодаря
wishlist-merged = Списъкът Ви с любими вече е на едно място.

## Страницата

wishlist-title = Любими
wishlist-lead-guest = Пазят се в този браузър.
wishlist-lead-sign-in = Влезте, за да са с Вас навсякъде
wishlist-count = { $count ->
    [one] { $count } продукт
   *[other] { $count } продукта
}
wishlist-products = Продукти в любими
wishlist-empty-title = Тук още няма нищо
wishlist-empty-text = Натиснете сърцето на продукт, който харесвате, за да го запазите тук.
wishlist-empty-action = Разгледай магазина
wishlist-missing = { $count ->
    [one] Един продукт в момента не се предлага в този магазин. Остава в списъка Ви.
   *[other] { $count } продукта в момента не се предлагат в този магазин. Остават в списъка Ви.
}
wishlist-load-failed = Списъкът Ви с любими не се зареди.
