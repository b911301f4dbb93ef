# Listing pages: a category, a brand or a collection with its filters, order and pages.

## Heading and result

listing-count = { $count ->
    [one] { $count }টি পণ্য
   *[other] { $count }টি পণ্য
}
listing-all = সব
listing-products = পণ্য

## Filters

listing-filters = ফিল্টার
listing-filters-set = ফিল্টার · { $count }
listing-filter-colour = রং
listing-filter-size = সাইজ
listing-filter-brand = ব্র্যান্ড
listing-filter-price = দাম
listing-filter-more = আরও দেখুন
listing-price-from = সর্বনিম্ন দাম, { $currency }
listing-price-to = সর্বোচ্চ দাম, { $currency }
listing-price-from-short = সর্বনিম্ন
listing-price-to-short = সর্বোচ্চ
listing-price-apply = এই দামে দেখুন
listing-ok = ঠিক আছে
listing-apply = পণ্য দেখুন
listing-show = { $count ->
    [0] কিছু মেলেনি
    [one] { $count }টি পণ্য দেখুন
   *[other] { $count }টি পণ্য দেখুন
}
listing-close = ফিল্টার বন্ধ করুন

## Active filters

listing-active = বাছাই করা ফিল্টার
listing-clear = সব মুছুন
listing-remove = { $value } ফিল্টারটি বাদ দিন
listing-chip-size = সাইজ { $value }
listing-chip-price-from = { $price } থেকে
listing-chip-price-to = { $price } পর্যন্ত
listing-chip-price-between = { $from } থেকে { $to }

## Order

listing-sort = সাজান
listing-sort-best = সবচেয়ে মিল
listing-sort-newest = নতুন আগে
listing-sort-price = দাম: কম থেকে বেশি
listing-sort-price-desc = দাম: বেশি থেকে কম
listing-sort-name = নাম: অ থেকে হ
listing-sort-name-desc = নাম: হ থেকে অ
listing-sort-discount = বেশি ছাড় আগে

## Nothing to show

listing-empty-title = কোনো পণ্য পাওয়া যায়নি
listing-empty-filtered = এই সব ফিল্টারে একসঙ্গে মেলে, এমন কিছু নেই। একটি ফিল্টার বাদ দিন, নয়তো আবার সবকিছু থেকে শুরু করুন।
listing-empty-plain = এখানে আপাতত কিছু নেই। প্রতি সপ্তাহেই নতুন পোশাক আসে।
listing-empty-clear = { $name }: সব দেখুন
listing-empty-categories = সব ক্যাটাগরি দেখুন
listing-beyond-title = এই পেজে কিছু নেই
listing-beyond-text = { $pages ->
    [one] এই তালিকায় মাত্র { $pages }টি পেজ আছে।
   *[other] তালিকাটি { $pages } নম্বর পেজে শেষ।
}
listing-beyond-first = প্রথম পেজে যান

## Editorial tile between the products

listing-editorial-action = কালেকশনটি দেখুন

## Texts for search engines

listing-meta-title = { $name } | { -brand }
listing-meta-title-page = { $name }, পেজ { $page } | { -brand }
listing-meta-description = { $count ->
    [one] { -brand } শপে { $name }: { $count }টি পণ্য, { $min } থেকে { $max } কর্মদিবসে ডেলিভারি, ফেরতের জন্য { $days } দিন সময়।
   *[other] { -brand } শপে { $name }: { $count }টি পণ্য, { $min } থেকে { $max } কর্মদিবসে ডেলিভারি, ফেরতের জন্য { $days } দিন সময়।
}
