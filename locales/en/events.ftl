# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = This event is over
# $title is the event’s name.
event-over-text = “{ $title }” has ended. You’ll still find the items in the shop.
event-collection = See the collection
event-more = More events
# Below a number of the countdown.
event-unit-days = { $count ->
    [one] day
   *[other] days
}
event-unit-hours = { $count ->
    [one] hour
   *[other] hours
}
event-unit-minutes = { $count ->
    [one] minute
   *[other] minutes
}
event-unit-seconds = { $count ->
    [one] second
   *[other] seconds
}
# The page that says whether an event is upcoming, running or over.
event-check-title = Status: { $title }
event-check-state = Status
event-check-starts = Starts
event-check-ends = Ends
event-check-now = Time now
# A test page for the people of the shop.
event-test-title = How an event looks
event-test-text = Test page: the first event as shoppers see it before, during and after. The times are examples.
