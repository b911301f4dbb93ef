# Страниците след поръчката: къде е, връщане на продукти и отказ от договора.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Проследяване на поръчка
track-lead = Номера ще намерите във всеки имейл за поръчката. Въведете го заедно с имейл адреса или пощенския код на поръчката.
track-number = Номер на фактура или поръчка
track-contact = Имейл адрес или пощенски код
track-submit = Покажи поръчката
track-email-needed = За да върнете нещо или да видите всички подробности, въведете имейл адреса на поръчката вместо пощенския код.
track-now = Какво можете да направите сега
track-pickup = Поръчката Ви е готова. Вземете я оттук: { $address }
track-nothing = В момента не е нужно да правите нищо.
track-details = Всичко за тази поръчка
track-other = Проследяване на друга поръчка

## A return, step by step

return-title = Връщане на продукти
return-lead = Отнема две минути и не Ви е нужен профил.
return-find = Намери поръчката
return-choose-title = Какво искате да върнете?
return-until = Можете да върнете продуктите до: { $date }
return-how-many = Колко броя връщате?
return-none = Нито един
return-line-over = Този продукт вече не може да бъде върнат.
return-line-requested = В заявено връщане: { $count }
return-outcome = Какво желаете вместо това?
return-refund = Връщане на сумата
return-exchange-for = Замяна: { $choice }
return-choose-missing = Моля, изберете поне един продукт.
return-continue = Продължи
return-back = Промени избора
return-reason-title = Каква е причината за връщането?
return-reason = Причина
return-comment = Има ли още нещо, което да знаем?
return-photos = Снимки на повредата
return-photos-help = JPEG, PNG или WebP. Вижда ги само екипът ни по връщанията, а след приключване ги изтриваме.
return-photos-remove = Премахни снимката { $name }
return-photos-no-script = За да добавите снимки, браузърът Ви трябва да има включен JavaScript. Можете и да ги изпратите по имейл: { $email }
return-way = Как ще изпратите пратката?
return-account = Платили сте при доставка, затова ще преведем парите по банковата Ви сметка. Ще Ви попитаме за нея по имейл.
return-preview-title = Какво ще получите обратно
return-preview-items = Продукти
return-preview-lost = Вече не важи: { $title }
return-preview-total = Сума за възстановяване
return-preview-kept = Това, което задържате, струва
return-preview-exchange = За продуктите, които заменяте, не се връща сума.
return-submit = Заяви връщане
return-impossible-title = Тази поръчка не може да бъде върната тук
return-contact = Нещо не е наред с продукт? Пишете ни и ще намерим решение:

## The states of returns

return-status-title = Вашите връщания
return-status-find = Въведете имейл адреса или пощенския код на поръчката, за да видите връщанията по нея.
return-status-none = Все още няма връщане по тази поръчка.
return-done = Получихме заявката Ви за връщане и Ви изпратихме подробностите по имейл.
return-number = Връщане { $number }
return-refused = Защо го отхвърлихме: { $reason }
return-label = Отпечатай етикета за връщане
return-take-back = Оттегли това връщане

## The statutory withdrawal

withdrawal-title = Отказ от договора
withdrawal-lead = Можете да се откажете от покупката, без да посочвате причина. Кажете за какво се отнася и след това потвърдете.
withdrawal-until = Срок за отказ: { $date }
withdrawal-what = От покупката на какво се отказвате?
withdrawal-requested = Някои от тези продукти са във връщане, което вече сте заявили. Въпреки това можете да се откажете и от тях.
withdrawal-replaces = Продуктите от връщането Ви стават част от този отказ. За тях получавате парите си обратно, дори да сте поискали замяна. Ако вече сте ги изпратили, не е нужно да правите нищо повече.
withdrawal-how-many = За колко броя се отнася отказът?
withdrawal-confirm-title = Потвърдете отказа
withdrawal-statement = С настоящото се отказвам от договора за тези продукти. Поръчка { $number }, направена: { $date }
withdrawal-receipt = Веднага Ви изпращаме потвърждение с дата и час на: { $email }
withdrawal-confirm = Потвърждаване на отказа
withdrawal-done = Получихме отказа Ви и Ви изпратихме потвърждение по имейл.
withdrawal-number = Отказ { $number }
withdrawal-declared = Заявен: { $date }
withdrawal-over-title = Срокът за отказ изтече
withdrawal-over-text = Може би все още можете да върнете продукти по нашите собствени правила.
