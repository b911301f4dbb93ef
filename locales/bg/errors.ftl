# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Моля, първо влезте в профила си.
error-forbidden = Нямате право на това действие.
error-not-found = Не открихме това, което търсите.
error-page-not-found = Страницата не е намерена: { $path }
error-invalid = Нещо в заявката не е наред. Моля, проверете посочените по-долу полета.
error-parameter-number = { $field } трябва да е цяло число.
error-parameter-range = { $field } трябва да е между { $min } и { $max }.
error-parameter-choice = { $field } трябва да е едно от: { $choices }.
error-parameter-missing = { $field } липсва.
error-parameter-unusable = { $field } не може да се използва така: твърде дълго е или съдържа знак, който не се среща в имена.
error-country-mismatch = Този адрес е на магазина на друга държава.
error-method-not-allowed = Този адрес не отговаря на такава заявка.
error-bad-request = Заявката не беше разбрана.
error-rate-limited = Опитите са твърде чести. Моля, изчакайте малко и опитайте отново.
error-internal = Нещо се обърка.
error-unavailable = В момента магазинът е натоварен. Моля, опитайте отново след малко.
