# Какво печелят партньорите: защо се проверява комисиона, месечни отчети и писмото с тях.

## Защо се проверява комисиона

commission-hold-own-account = Поръчката е направена от Ваш профил.
commission-hold-own-email = Поръчката е направена с Вашия имейл адрес.
commission-hold-own-phone = Поръчката е направена с Вашия телефонен номер.
commission-hold-own-address = Поръчката отива на един от Вашите адреси.
commission-hold-own-card = Поръчката е платена с една от Вашите карти.
commission-hold-own-network = Поръчката идва от мрежа, която използвате и Вие.
commission-hold-same-address = Няколко Ваши поръчки отиват на един и същ адрес.
commission-hold-cancelled-orders = Необичайно много от Вашите поръчки са отказани.
commission-hold-conversion-rate = Необичайно много от Вашите кликове са станали поръчки.
commission-hold-seconds-on-page = Страницата, към която води линкът Ви, е била отворена само за миг.

## Месечен отчет

commission-statement-title = Партньорски отчет
commission-statement-partner = Вашият код
commission-statement-period = Период
commission-statement-nothing = През този месец няма движения.
commission-statement-opening = Баланс в началото
commission-statement-earned = Спечелени комисиони
commission-statement-credited = Бонуси и корекции
commission-statement-reversed = Удържано за върнати и отказани поръчки
commission-statement-rejected = Отхвърлено
commission-statement-paid = Изплатено
commission-statement-closing = Баланс в края
commission-statement-pending = Още не е одобрено
commission-statement-payable = Одобрено
commission-statement-note = Комисионата е дял от цената на стоките след всички отстъпки, без ДДС и доставка. Одобряваме я, когато изтече срокът за връщане. Върнатото се удържа, също и след изплащане.

# $month е например 2026-11, $balance е сума или няколко суми в различни валути.
mail-commission-statement = Вашият отчет: { $month }
    .preview = Вашият баланс: { $balance }
    .title = Отчетът Ви е готов.
    .text = Балансът Ви в магазина { $shop } в края на месеца: { $balance }. В зоната за партньори ще видите от какво се състои и можете да изтеглите отчета.
    .action = Към отчетите
    .note = Ако вече не желаете тези имейли, изключете ги в профила си.

mail-commission-earned = Поръчка се зачете за Вас: { $amount }
    .preview = Комисионата Ви за поръчка { $number }: { $amount }
    .title = Поръчка се зачете за Вас.
    .text = Някой поръча в магазина { $shop } чрез Вас. Комисионата Ви за поръчка { $number }: { $amount }. Тя чака, докато стоките пристигнат и вече не могат да бъдат върнати.
    .action = Към комисионите
    .note = Ако вече не желаете тези имейли, изключете ги в профила си.
