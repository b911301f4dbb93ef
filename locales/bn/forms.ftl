# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field

form-required = এই ঘরটি পূরণ করুন
    .email = ইমেইল ঠিকানা দিন
    .password = পাসওয়ার্ড দিন
    .firstName = নামের প্রথম অংশ দিন
    .lastName = নামের শেষ অংশ দিন
    .repeatPassword = পাসওয়ার্ডটি আবার দিন
    .oldPassword = বর্তমান পাসওয়ার্ড দিন
    .countryId = দেশ বেছে নিন
    .phoneCode = দেশের কোড বেছে নিন
    .phone = ফোন নম্বর দিন
    .name = পুরো নাম দিন
    .address = বাসা ও রোড নম্বর, এলাকা দিন
    .city = শহর বা উপজেলার নাম দিন
    .state = প্রদেশ বা কাউন্টির নাম দিন
    .postalCode = পোস্টকোড দিন
    .deliveryType = ডেলিভারির ধরন বেছে নিন
    .paymentMethod = পেমেন্টের মাধ্যম বেছে নিন
    .holder = অ্যাকাউন্টধারীর নাম দিন
    .iban = IBAN দিন
    .bank = ব্যাংকের নাম দিন
    .routingNumber = রাউটিং নম্বর দিন
    .accountNumber = অ্যাকাউন্ট নম্বর দিন
    .company = প্রতিষ্ঠানের নাম লিখুন
    .contactName = যোগাযোগের ব্যক্তির নাম লিখুন
    .webAddress = ওয়েবসাইটের ঠিকানা লিখুন
    .promotion = আমাদের কীভাবে তুলে ধরবেন, তা লিখুন
    .quantity = পরিমাণ বেছে নিন
    .tShirts = অন্তত একটি বেছে নিন
    .invoiceNumber = ইনভয়েস নম্বর খালি রাখা যাবে না
    .orderNumber = অর্ডার নম্বর খালি রাখা যাবে না
    .contact = অর্ডারের ইমেইল ঠিকানা বা পোস্টকোড লিখুন
    .reason = ফেরতের কারণ বেছে নিতে হবে
    .photos = অন্তত একটি ছবি যোগ করুন
form-email = সঠিক ইমেইল ঠিকানা দিন
form-web = ওয়েব ঠিকানা লিখুন, যেমন example.com
form-min = কমপক্ষে { $min }টি অক্ষর দিন
form-max = সর্বোচ্চ { $max }টি অক্ষর দিন
form-upper = কমপক্ষে একটি ইংরেজি বড় হাতের অক্ষর দিন
form-digit = কমপক্ষে একটি সংখ্যা দিন
form-special = কমপক্ষে একটি বিশেষ চিহ্ন দিন, যেমন ! বা ?
form-same = পাসওয়ার্ড দুটি মিলছে না
form-accepted = এগোতে হলে শর্তাবলি মেনে নিতে হবে
form-phone = এমন একটি ফোন নম্বর দিন, যেখানে কল করা যায়
form-postcode = সঠিক পোস্টকোড দিন, যেমন { $example }
form-date = সঠিক তারিখ দিন
form-choice = তালিকা থেকে একটি বেছে নিন
form-state = প্রদেশ বা কাউন্টির নাম দিন
form-common-password = এই পাসওয়ার্ড খুব সাধারণ। অন্য একটি দিন
form-wrong-password = এটি আপনার বর্তমান পাসওয়ার্ড নয়

## Around the fields

form-optional = (ঐচ্ছিক)
form-summary = { $count ->
    [one] { $count }টি ঘর আরেকবার দেখে নিন।
   *[other] { $count }টি ঘর আরেকবার দেখে নিন।
}
form-failed = পাঠানো গেল না। যা লিখেছেন, সবই আছে; একটু পরে আবার চেষ্টা করুন।
form-sending = একটু অপেক্ষা করুন
form-password-show = পাসওয়ার্ড দেখান
form-password-help = কমপক্ষে 6টি অক্ষর, তার মধ্যে একটি ইংরেজি বড় হাতের অক্ষর, একটি সংখ্যা ও একটি বিশেষ চিহ্ন।
form-postcode-help = যেমন { $example }
form-choose = বেছে নিন
form-save = সেভ করুন
form-cancel = বাতিল
form-leave-title = সেভ না করেই চলে যাবেন?
form-leave-text = আপনার পরিবর্তনগুলো এখনো সেভ করা হয়নি।
form-leave-stay = সম্পাদনা চালিয়ে যান
form-leave-go = সেভ না করে চলে যান
