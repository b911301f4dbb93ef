# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = Това събитие приключи
event-over-text = „{ $title }“ приключи. Артикулите продължават да са в магазина.
event-collection = Виж колекцията
event-more = Други събития
event-unit-days = { $count ->
    [one] ден
   *[other] дни
}
event-unit-hours = { $count ->
    [one] час
   *[other] часа
}
event-unit-minutes = { $count ->
    [one] минута
   *[other] минути
}
event-unit-seconds = { $count ->
    [one] секунда
   *[other] секунди
}
event-check-title = Състояние: { $title }
event-check-state = Състояние
event-check-starts = Начало
event-check-ends = Край
event-check-now = Текущ час
event-test-title = Как изглежда едно събитие
event-test-text = Тестова страница: първото събитие преди началото, по време на него и след края. Часовете са само примерни.
