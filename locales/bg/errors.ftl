# Messages of the API and of the server. Each id is also the error's stable code. The field or parameter a message is about is
# named beside it, so the sentence does not name it.

error-unauthenticated = Моля, първо влезте в профила си.
error-forbidden = Нямате право на това действие.
error-not-found = Не открихме това, което търсите.
error-page-not-found = Страницата не е намерена: { $path }
error-bad-request = Заявката не беше разбрана.
error-method-not-allowed = Този адрес не може да се използва така.
error-too-large = Това е твърде голямо.
error-rate-limited = Опитите са твърде чести. Моля, изчакайте малко и опитайте отново.
error-internal = Нещо се обърка.
error-unavailable = В момента магазинът е натоварен. Моля, опитайте отново след малко.

## Полета и параметри

error-invalid = Нещо в заявката не е наред. Моля, проверете посочените по-долу полета.
error-parameter-required = Липсва стойност.
error-parameter-number = Трябва да е цяло число.
error-parameter-range = Трябва да е между { $min } и { $max }.
error-parameter-choice = Трябва да е едно от: { $choices }.
error-parameter-text = Съдържа знак, който не може да се използва.
error-parameter-long = Твърде дълго. Допускат се най-много { $max } знака.
error-parameter-many = Твърде много стойности. Допускат се най-много { $max }.
error-country-mismatch = Този адрес е на магазина на държава номер { $country }.
