# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = আমার অ্যাকাউন্ট
wishlist-link = { $count ->
    [0] উইশলিস্ট, খালি
    [one] উইশলিস্ট, { $count }টি পণ্য
   *[other] উইশলিস্ট, { $count }টি পণ্য
}

## Hearts

wishlist-toggle = উইশলিস্ট: { $name }
wishlist-add = উইশলিস্টে রাখুন
wishlist-on = উইশলিস্টে আছে
wishlist-added = উইশলিস্টে যোগ হয়েছে
wishlist-removed = উইশলিস্ট থেকে বাদ দেওয়া হয়েছে
wishlist-failed = উইশলিস্ট বদলানো গেল না। একটু পরে আবার চেষ্টা করুন।

## Notices

notice-region = বার্তা (F8)
notice-dismiss = বার্তাটি বন্ধ করুন

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] সাইন ইন করার আগে আপনি { $count }টি পণ্য সেভ করেছিলেন।
   *[other] সাইন ইন করার আগে আপনি { $count }টি পণ্য সেভ করেছিলেন।
}
wishlist-offer-text = যা সেভ করেছিলেন, উইশলিস্টে যোগ করবেন? কোনোটিই দুবার থাকবে না।
wishlist-offer-keep = উইশলিস্টে যোগ করুন
wishlist-offer-drop = না, ধন্যবাদ
wishlist-merged = আপনার পছন্দের সবকিছু এখন এক উইশলিস্টে।

## The page

wishlist-title = উইশলিস্ট
wishlist-lead-guest = এই ব্রাউজারে সেভ করা আছে।
wishlist-lead-sign-in = সব ডিভাইসে পেতে সাইন ইন করুন
wishlist-count = { $count ->
    [one] { $count }টি পণ্য
   *[other] { $count }টি পণ্য
}
wishlist-products = উইশলিস্টের পণ্য
wishlist-empty-title = এখানে এখনো কিছু নেই
wishlist-empty-text = পছন্দের পণ্যের হার্টে ক্লিক করুন, সেটি এখানে সেভ হয়ে থাকবে।
wishlist-empty-action = শপ ঘুরে দেখুন
wishlist-missing = { $count ->
    [one] { $count }টি পণ্য এই মুহূর্তে এই শপে পাওয়া যাচ্ছে না। তবে আপনার উইশলিস্টে থাকবে।
   *[other] { $count }টি পণ্য এই মুহূর্তে এই শপে পাওয়া যাচ্ছে না। তবে আপনার উইশলিস্টে থাকবে।
}
wishlist-load-failed = উইশলিস্ট খোলা গেল না।
