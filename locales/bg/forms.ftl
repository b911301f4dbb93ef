# What every form of the shop says: what is wrong with a field, and the words around fields.

## Какво не е наред в едно поле

form-required = Моля, попълнете това поле
    .email = Моля, въведете имейл
    .password = Моля, въведете парола
    .firstName = Моля, въведете име
    .lastName = Моля, въведете фамилия
    .repeatPassword = Моля, повторете паролата
    .oldPassword = Моля, въведете текущата парола
    .countryId = Моля, изберете държава
    .phoneCode = Моля, изберете код на държавата
    .phone = Моля, въведете телефон
    .name = Моля, въведете име и фамилия
    .address = Моля, въведете улица и номер
    .city = Моля, въведете населено място
    .state = Моля, въведете област или провинция
    .postalCode = Моля, въведете пощенски код
    .deliveryType = Моля, изберете начин на доставка
    .paymentMethod = Моля, изберете начин на плащане
    .holder = Моля, въведете името на титуляря
    .iban = Моля, въведете IBAN
    .bank = Моля, въведете името на банката
    .routingNumber = Моля, въведете номера на клона
    .accountNumber = Моля, въведете номера на сметката
form-email = Моля, въведете валиден имейл
form-min = { $min ->
    [one] Нужен е поне { $min } знак
   *[other] Нужни са поне { $min } знака
}
form-max = { $max ->
    [one] Най-много { $max } знак
   *[other] Най-много { $max } знака
}
form-upper = Нужна е поне една главна буква
form-digit = Нужна е поне една цифра
form-special = Нужен е поне един специален знак, например ! или ?
form-same = Двете пароли не съвпадат
form-accepted = За да продължите, приемете Общите условия
form-phone = Моля, въведете телефон, на който можем да се обадим
form-postcode = Моля, въведете пощенски код, например { $example }
form-date = Моля, въведете валидна дата
form-choice = Моля, изберете от списъка
form-state = Моля, въведете област или провинция
form-common-password = Тази парола се отгатва твърде лесно. Моля, изберете друга
form-wrong-password = Това не е текущата Ви парола

## Около полетата

form-optional = (по желание)
form-summary = { $count ->
    [one] Моля, проверете едно поле.
   *[other] Моля, проверете { $count } полета.
}
form-failed = Изпращането не успя. Всичко, което сте въвели, е тук; моля, опитайте отново след малко.
form-sending = Един момент
form-password-show = Покажи паролата
form-password-help = Поне 6 знака, с една главна буква, една цифра и един специален знак.
form-postcode-help = Например { $example }
form-choose = Моля, изберете
form-save = Запази
form-cancel = Отказ
form-leave-title = Излизане без запазване?
form-leave-text = Промените Ви още не са запазени.
form-leave-stay = Продължи редактирането
form-leave-go = Излез без запазване
