# The search: its page, and the panel that suggests while somebody types.

search-title = খুঁজুন
search-field = কী খুঁজছেন?
search-submit = খুঁজুন
search-help = পণ্য, রং, সাইজ, ব্র্যান্ড বা আইটেম নম্বর লিখে খুঁজুন।
search-meta-title = খোঁজ: { $query }
search-results = “{ $query }”-এর ফলাফল
search-none-title = “{ $query }” লিখে কিছু পাওয়া যায়নি
search-none-text = বানান দেখে নিন, অথবা কম বা আরও সাধারণ শব্দ দিয়ে চেষ্টা করুন।
search-corrected = আপনি কি এটি খুঁজছিলেন:
search-page = “{ $query }” পেজে যান
search-popular = জনপ্রিয় ক্যাটাগরি
search-products = পণ্য
search-categories = ক্যাটাগরি
search-brands = ব্র্যান্ড
search-pages = পেজ
search-recent = সাম্প্রতিক খোঁজ
search-recent-clear = সাম্প্রতিক খোঁজ মুছুন
search-all = { $count ->
    [one] { $count }টি পণ্য দেখুন
   *[other] { $count }টি পণ্যই দেখুন
}
search-suggestions = { $count ->
    [one] { $count }টি পরামর্শ
   *[other] { $count }টি পরামর্শ
}
