## Coming back from paying

order-number-of = Поръчка { $number }
pay-meta-title = Плащане | { -brand }
pay-succeeded = Плащането е успешно!
pay-processing = Плащането Ви се обработва.
pay-processing-text = Страницата се обновява сама. Ще Ви пишем и по имейл, щом плащането бъде потвърдено.
pay-failed = Плащането не беше успешно, моля, опитайте отново.
pay-error = Нещо се обърка.
pay-error-text = Поръчката Ви е запазена. Моля, опитайте отново след малко.
pay-unknown-text = Моля, опитайте отново след малко.

## The payment step

checkout-title = Каса
checkout-meta-title = Каса | { -brand }
checkout-contact = Вашият имейл
checkout-email-help = На него ще изпратим потвърждението на поръчката.
checkout-sign-in = Имате профил? Влезте
checkout-address = Адрес за доставка
checkout-collector = Кой ще вземе поръчката
checkout-saved = Запазен адрес
checkout-saved-new = Друг адрес
checkout-billing-other = Адресът за фактура е друг
checkout-delivery = Доставка
checkout-courier = С куриер
checkout-pickup = Вземане от нашия склад
checkout-hours = Понеделник – петък, { $opens }–{ $closes }
checkout-arrives = При Вас: { $dates }
checkout-ready = Готова за вземане: { $date }
checkout-payment = Плащане
checkout-card = Карта
checkout-wallet = Карта или мобилен портфейл
checkout-card-text = Плащате в следващата стъпка на защитената страница на доставчика на плащания.
checkout-cod-text = Плащате, когато получите поръчката.
checkout-sandbox = Пробно плащане
checkout-sandbox-text = Нищо не се таксува: магазинът работи в пробен режим.
checkout-note = Бележка за куриера
checkout-terms = Приемам общите условия.
checkout-terms-check = Моля, отбележете, за да продължите
checkout-place = Поръчка със задължение за плащане
checkout-back = Обратно към количката
checkout-changed = Ето какво се промени
checkout-before = Преди:
checkout-now = Сега:

## After the order

order-meta-title = Вашата поръчка | { -brand }
order-thanks = Благодарим Ви за поръчката
order-sent = Изпратихме потвърждение на { $email }.
order-unpaid = Поръчката Ви очаква плащане
order-unpaid-text = Пазим продуктите за кратко. Щом платите, ги изпращаме.
order-cancelled-title = Тази поръчка е отказана
order-cancelled-text = Нищо няма да бъде изпратено. Ако вече сте платили, ще Ви върнем парите.
order-pay-now = Плати сега
order-cancel = Откажи поръчката
order-cancel-sure = Наистина ли искате да откажете тази поръчка?
order-cancel-yes = Да, откажи поръчката
order-cancel-no = Запази поръчката
order-lines = Продукти в поръчката
order-billing = Адрес за фактура
order-invoice = Фактура
order-credit-notes = Кредитни известия
order-track = Проследи пратката
order-parcels = Пратки
order-refunded = Възстановено
order-timeline = Какво се случи досега
order-again = Поръчай отново
order-account = Създайте профил и вижте всичките си поръчки на едно място
order-view = Виж поръчката
order-state-payment = Плащане
order-state-delivery = Доставка

## Bank account for a refund

refund-account-meta-title = Възстановяване на суми | { -brand }
refund-account-title = Къде да преведем парите Ви?
refund-account-text = Ще преведем { $amount } за поръчка { $number } по банковата Ви сметка.
refund-account-given-title = Имаме данните за банковата Ви сметка
refund-account-given-text = Ще преведем { $amount } за поръчка { $number } по тази сметка. Дотогава можете да коригирате данните тук.
refund-account-correct = Посочете друга сметка
refund-account-exported-title = Преводът е на път
refund-account-exported-text = Превеждаме { $amount } за поръчка { $number } по тази сметка. Данните вече не могат да се променят. Има грешка? Моля, пишете ни веднага.
refund-account-made-title = Преведохме парите Ви
refund-account-made-text = Преведохме { $amount } за поръчка { $number }. В зависимост от банката може да минат няколко дни, докато ги получите.
refund-account-missing-title = Този линк вече не важи
refund-account-missing-text = Моля, отворете линка от последния ни имейл за възстановяването. Ако и той не работи, просто отговорете на имейла.
refund-account-iban-help = Например BG80 BNBG 9661 1020 3456 78
refund-account-routing-help = Девет цифри; ще ги намерите на чек или на сайта на банката.
refund-account-action = Запази банковата сметка
field-account-holder = Титуляр на сметката
field-iban = IBAN
field-bank = Банка
field-routing-number = Идентификационен номер на клона
field-account-number = Номер на сметката
