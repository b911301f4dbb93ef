# The home page, and the two index pages of categories and brands.

## Slider

hero-label = বিশেষ আয়োজন
home-greeting = আমাদের শপে স্বাগতম
first-steps-title = এই শপে এখনো কোনো পণ্য নেই
first-steps-text = পণ্যের ফাইল ইমপোর্ট করুন, শপের লেখাগুলো যোগ করুন, তারপর দেখুন কী বাকি আছে। এই নোটটি শুধু আপনার নিজের কম্পিউটারে দেখা যায়।
hero-previous = আগের স্লাইড
hero-next = পরের স্লাইড
hero-pause = স্লাইড থামান
hero-play = স্লাইড চালান
hero-slide = স্লাইড { $number }, মোট { $total }
hero-go = { $number } নম্বর স্লাইড দেখুন

## Rows of products

row-all = সব দেখুন
row-new = নতুন এসেছে

## Promise strip

promise-label = যা নিয়ে নিশ্চিন্ত থাকতে পারেন
promise-returns-figure = { $days ->
    [one] { $days } দিন
   *[other] { $days } দিন
}
promise-returns-text = সময় পাবেন ফেরত দিতে। বাসায় গায়ে দিয়ে দেখুন, ধীরেসুস্থে ঠিক করুন।
promise-delivery-figure = { $max ->
    [one] { $min }–{ $max } কর্মদিবস
   *[other] { $min }–{ $max } কর্মদিবস
}
promise-delivery-text = লাগে আপনার দরজায় পৌঁছাতে।
promise-cod-figure = ক্যাশ অন ডেলিভারি
promise-cod-text = পার্সেল হাতে পেয়ে দাম দিন। ক্যাশ অন ডেলিভারির চার্জ { $price }।
promise-cod-free-text = পার্সেল হাতে পেয়ে দাম দিন, বাড়তি কোনো চার্জ নেই।
promise-free-figure = { $price } থেকে
promise-free-text = ডেলিভারি ফ্রি।
promise-card-figure = কার্ডে পেমেন্ট
promise-card-text = আপনার কার্ডের তথ্য থাকে শুধু পেমেন্ট সেবাদাতার কাছে।

## Categories and brands

categories-title = ক্যাটাগরি
categories-lead = নারী, পুরুষ ও শিশুদের জন্য আমাদের সব পণ্য।
brands-lead = আমাদের চেনা কয়েকটি ব্র্যান্ড। প্রত্যেকেরই আছে নিজস্ব বিশেষত্ব।
index-products = { $count ->
    [one] { $count }টি পণ্য
   *[other] { $count }টি পণ্য
}

event-label = চলতি আয়োজন
event-upcoming = শিগগিরই আসছে
event-running = এখন চলছে
event-over = শেষ হয়েছে
event-starts = শুরু: { $date }
event-ends = শেষ: { $date }
event-open = আয়োজনটি দেখুন
home-instagram-title = ইনস্টাগ্রামে আরও ছবি
home-partners-title = আমাদের পার্টনার
