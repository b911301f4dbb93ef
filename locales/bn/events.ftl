# Events: collections that are the talk of some days.

event-meta-title = { $title } – { -brand }
event-over-title = এই আয়োজন শেষ হয়েছে
event-over-text = “{ $title }” শেষ হয়েছে। পোশাকগুলো এখনো শপে আছে।
event-collection = কালেকশন দেখুন
event-more = আরও আয়োজন
event-unit-days = { $count ->
    [one] দিন
   *[other] দিন
}
event-unit-hours = { $count ->
    [one] ঘণ্টা
   *[other] ঘণ্টা
}
event-unit-minutes = { $count ->
    [one] মিনিট
   *[other] মিনিট
}
event-unit-seconds = { $count ->
    [one] সেকেন্ড
   *[other] সেকেন্ড
}
event-check-title = অবস্থা: { $title }
event-check-state = অবস্থা
event-check-starts = শুরু
event-check-ends = শেষ
event-check-now = এখন সময়
event-test-title = আয়োজন দেখতে কেমন
event-test-text = পরীক্ষার পেজ: ক্রেতারা প্রথম আয়োজনটি শুরুর আগে, চলার সময় ও শেষে যেমন দেখেন। সময়গুলো শুধু উদাহরণ।
