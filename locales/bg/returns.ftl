error-invoice-number-empty = Номерът на фактурата не може да е празен

error-order-number-empty = Номерът на поръчката не може да е празен

error-track-contact-empty = Въведете имейла или пощенския код от поръчката

error-order-not-found = Не намираме поръчка с тези данни. Проверете номера и имейла или пощенския код.

error-return-needs-email = За да върнете нещо, въведете номера на поръчката заедно с имейла от поръчката.
error-return-reason = Трябва да изберете причина за връщането
error-return-nothing = Изберете какво искате да върнете
error-return-nothing-left = От тази поръчка вече няма какво да се върне.
error-return-twice = Този артикул е в заявката два пъти
error-return-pieces = Повече, отколкото може да се върне. Възможно: { $count }
error-return-photos = Добавете снимка на повредата
error-return-photos-many = Твърде много снимки. Възможно: { $max }
error-return-photos-full = За тази поръчка вече има достатъчно снимки.
error-return-photo-gone = Една от снимките вече я няма. Добавете я отново.
error-return-exchange-gone = Този размер току-що се изчерпа. Изберете друг или възстановяване на сумата.
error-return-not-delivered = Можете да върнете артикули, след като поръчката бъде доставена. Дотогава можете да се откажете от договора.
error-return-only-faults = Срокът за връщане изтече. Ако нещо е повредено, сгрешено или не отговаря на описанието, все още можете да го върнете.
error-return-over = Срокът за връщане изтече. Ако нещо не е наред с артикул, пишете ни.
error-return-not-withdrawable = Тази заявка вече не може да бъде оттеглена.
error-file-size = Размерът на файла надвишава { $max }
error-file-kind = Изберете снимка във формат JPEG, PNG или WebP

error-withdrawal-over = Срокът за отказ от тази поръчка изтече. Може би все още можете да я върнете.
error-withdrawal-nothing-left = От всичко в тази поръчка вече сте се отказали или сте го върнали.
error-withdrawal-confirm = Потвърдете, че искате да се откажете от договора

notice-return-requested = Получихме заявката Ви.
notice-return-withdrawn = Заявката Ви е оттеглена.

notice-withdrawal-declared = Получихме отказа Ви. Потвърждението ще дойде по имейл.

withdrawal-before-delivery = 14 дни след доставката

return-reason-too-small = Твърде малко
return-reason-too-large = Твърде голямо
return-reason-changed-mind = Не ми харесва
return-reason-too-late = Пристигна твърде късно
return-reason-not-as-described = Не отговаря на описанието
return-reason-wrong-item = Дойде друг артикул
return-reason-damaged = Повредено или с дефект

return-way-label = С куриер
return-way-label-text = Отпечатайте етикета, залепете го на пратката и я предайте на куриера.
return-way-drop-off = Лично
return-way-drop-off-text = Донесете пратката на адрес: { $address }

return-status-requested = Заявено връщане
return-status-declared = Заявен отказ
return-status-approved = Одобрено
return-status-received = Получено
return-status-inspected = Прегледано
return-status-refunded = Сумата е възстановена
return-status-exchanged = Замяната е изпратена
return-status-refused = Отхвърлено
return-status-withdrawn = Оттеглено от Вас

return-label-title = Връщане
return-label-to = До
return-label-order = Поръчка
return-label-items = В тази пратка
return-label-step-pack = Поставете артикулите в кутия или плик и го затворете добре.
return-label-step-stick = Изрежете етикета и го залепете отвън така, че баркодът да е гладък.
return-label-step-hand-over = Предайте пратката и пазете разписката, докато получите парите си.

mail-return-requested = Вашето връщане { $number }
    .preview = Ето как да го изпратите.
    .title = Получихме заявката Ви.
    .text = Искате да върнете нещо от поръчката си { $order }. Ето какво записахме.
    .action = Как да изпратя обратно
    .note = Напишете на пратката номера на връщането: { $number }

mail-return-received = Връщането Ви { $number } пристигна
    .preview = Сега го преглеждаме.
    .title = Пратката Ви е при нас.
    .text = Връщането от поръчка { $order } пристигна. Ще го прегледаме и ще Ви изпратим парите или това, което сте избрали вместо тях.
    .action = Виж докъде е стигнало

mail-return-refunded = Възстановена сума за връщане { $number }
    .preview = Парите Ви са на път.
    .title = Парите Ви са на път.
    .text = Прегледахме връщането от поръчка { $order } и възстановяваме сумата по-долу по начина, по който сте платили. Ако сте платили при доставка, в отделен имейл ще Ви попитаме за банкова сметка.
    .action = Виж докъде е стигнало

mail-return-exchanged = Замяна за връщане { $number }
    .preview = Изпращаме Ви другия размер.
    .title = Замяната е на път.
    .text = Прегледахме връщането от поръчка { $order } и вместо него Ви изпращаме избрания размер.
    .action = Виж докъде е стигнало

mail-return-refused = За връщането Ви { $number }
    .preview = За съжаление, не можем да го приемем.
    .title = Не можем да приемем връщането.
    .text = Разгледахме връщането от поръчка { $order } и за съжаление не можем да възстановим нищо за него.
    .action = Виж докъде е стигнало
    .note = Причина: { $reason }

mail-withdrawal-receipt = Потвърждение за отказ { $number }
    .preview = Получихме изявлението Ви.
    .title = Получихме отказа Ви.
    .text = Отказахте се от договора за поръчка { $order } за артикулите по-долу. Този имейл е Вашето потвърждение.
    .action = Как да изпратя обратно
    .note = Каквото вече сте получили, изпратете обратно в рамките на 14 дни. Ще възстановим това, което сте платили.

mail-return-number = Номер на връщането
mail-return-asked = Заявено на
mail-withdrawal-declared = Отказът е заявен на
