# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Платежната услуга в момента не е достъпна. Поръчката Ви е запазена; моля, опитайте отново след малко.
error-payment-closed = Това плащане вече не може да бъде продължено. Моля, започнете го отново.
error-refund-too-much = Това е повече от остатъка по плащането.
error-refund-key = Това възстановяване вече е поискано с друга сума.
error-refund-resolved = По това възстановяване вече няма какво да се решава.
error-iban = Това не е валиден IBAN.
error-account-holder = Моля, въведете името на титуляря на сметката.
error-account-bank = Моля, въведете името на банката.
error-routing-number = Моля, въведете деветте цифри на номера на клона.
error-account-number = Моля, въведете номера на сметката с 6 до 17 цифри.
error-refund-account-closed = Сметката вече не може да се промени. Ако има грешка, моля, пишете ни.
error-refund-account-known = Сметката вече е известна.
notice-refund-account-saved = Благодарим, запазихме данните за банковата Ви сметка.

sandbox-title = Пробно плащане
sandbox-intro = Тази страница замества платежната услуга. Не е нужна карта и не се превеждат пари.
sandbox-order = Поръчка { $number }
sandbox-success = Плати
sandbox-success-help = Плащането е успешно веднага.
sandbox-slow = Плати със забавяне
sandbox-slow-help = Плащането се обработва няколко секунди и след това е успешно.
sandbox-decline = Откажи плащането
sandbox-decline-help = Банката отказва; поръчката може да бъде платена отново.
sandbox-abandon = Обратно към магазина
sandbox-abandon-help = Нищо не се плаща и засега поръчката остава отворена.
