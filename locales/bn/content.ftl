# লেখার পাতা, সাধারণ প্রশ্ন, সহায়তা, যত্ন ও জার্নাল।

content-meta-title = { $title } – { -brand }
content-updated = হালনাগাদ: { $date }
content-days = { $count ->
    [one] { $count } দিন
   *[other] { $count } দিন
}
content-contents = এই পেজে
content-other-language = এই পেজটি এখনো অনুবাদ হয়নি, তাই ইংরেজিতে দেখানো হচ্ছে।
content-faq-title = সাধারণ প্রশ্ন
content-faq-lead = অর্ডার, পেমেন্ট, ডেলিভারি, ফেরত ও সাইজ: যেসব প্রশ্ন সবচেয়ে বেশি আসে, সেগুলোর সংক্ষিপ্ত উত্তর।
content-faq-search = প্রশ্ন খুঁজুন
content-faq-found = { $count ->
    [one] { $count }টি প্রশ্ন পাওয়া গেছে
   *[other] { $count }টি প্রশ্ন পাওয়া গেছে
}
content-faq-none = কিছু পাওয়া যায়নি। অন্য শব্দ দিয়ে চেষ্টা করুন, অথবা আমাদের লিখুন।
content-help-title = সহায়তা কেন্দ্র
content-help-lead = বিষয়টি বেছে নিন। উত্তর না পেলে আমরা সানন্দে সাহায্য করব।
content-help-contact = আরও প্রশ্ন আছে? লিখুন বা কল করুন
content-care-title = পোশাকের যত্ন
content-care-lead = যত্নের চিহ্নগুলোর মানে কী এবং পোশাক কীভাবে বেশি দিন সুন্দর থাকে।
content-blog-title = জার্নাল
content-blog-page = জার্নাল, পেজ { $page }
content-blog-lead = কাপড়, মাপ ও যত্নের কথা, আর ভালো বেসিক পোশাক প্রতিদিন কীভাবে পরবেন।
content-blog-more = জার্নাল থেকে আরও
content-blog-products = এই লেখার সঙ্গে মানানসই পণ্য
