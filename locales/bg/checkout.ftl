## Coming back from paying

order-number-of = Поръчка { $number }
pay-meta-title = Плащане | { -brand }
pay-succeeded = Плащането е успешно!
pay-processing = Плащането Ви се обработва.
pay-processing-text = Страницата се обновява сама. Ще Ви пишем и по имейл, щом плащането бъде потвърдено.
pay-failed = Плащането не беше успешно, моля, опитайте отново.
pay-error = Нещо се обърка.
pay-error-text = Поръчката Ви е запазена. Моля, опитайте отново след малко.
