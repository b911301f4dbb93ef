# Страници с текст, често задавани въпроси, помощ, грижа и дневник.

content-meta-title = { $title } – { -brand }
content-updated = Актуализирано: { $date }
content-days = { $count ->
    [one] { $count } ден
   *[other] { $count } дни
}
content-contents = На тази страница
content-other-language = Тази страница още не е преведена, затова я виждате на английски.
content-faq-title = Често задавани въпроси
content-faq-lead = Поръчка, плащане, доставка, връщане и размери: кратки отговори на най-честите въпроси.
content-faq-search = Търсене във въпросите
content-faq-found = { $count ->
    [one] Намерен е { $count } въпрос
   *[other] Намерени са { $count } въпроса
}
content-faq-none = Няма резултати. Опитайте с друга дума или ни пишете.
content-help-title = Помощен център
content-help-lead = Изберете тема. Ако не намерите отговор, с удоволствие ще помогнем.
content-help-contact = Имате още въпроси? Пишете или се обадете
content-care-title = Грижа за дрехите
content-care-lead = Какво означават символите за поддръжка и как дрехите остават красиви по-дълго.
content-blog-title = Дневник
content-blog-page = Дневник, страница { $page }
content-blog-lead = За тъканите, кройката и грижата и за това как да носим добри базови дрехи всеки ден.
content-blog-more = Още от дневника
content-blog-products = Подходящи продукти
