# Titles and descriptions for browser tabs, search engines and shared links. Keep titles under 60 characters, descriptions under 155.

seo-home-title = { -brand } { $country } – бельо и базови дрехи
seo-home-description = Бельо, тениски, бодита и клинове за жени, мъже и деца. Доставка за { $max ->
    [one] { $min }–{ $max } работен ден
   *[other] { $min }–{ $max } работни дни
}, { $days ->
    [one] { $days } ден
   *[other] { $days } дни
} за връщане.
seo-share-line = Бельо и базови дрехи
seo-categories-title = Всички категории – { -brand }
seo-categories-description = Всички категории в магазина { -brand } на едно място: бельо, тениски, бодита и клинове за жени, мъже и деца.
seo-brands-title = Марки – { -brand }
seo-brands-description = Марките в магазина { -brand }: кои са, какво правят и всичко, което предлагаме от всяка от тях.
seo-not-found-title = Страницата не е намерена – { -brand }
seo-failed-title = Нещо се обърка – { -brand }
