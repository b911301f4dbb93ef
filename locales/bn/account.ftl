# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = সাইন ইন
login-lead = আপনার উইশলিস্ট, ঠিকানা আর অর্ডার, সব এক জায়গায়।
login-action = সাইন ইন করুন
login-new = এখানে নতুন?
login-register = অ্যাকাউন্ট খুলুন

## Creating an account

register-title = অ্যাকাউন্ট খুলুন
register-lead = একটি অ্যাকাউন্টেই আমাদের সব শপ। খুলতে এক মিনিট লাগে।
register-action = অ্যাকাউন্ট খুলুন
register-known = আগে থেকেই অ্যাকাউন্ট আছে?
register-terms = আমি শর্তাবলি পড়েছি এবং মেনে নিচ্ছি।
register-terms-label = শর্তাবলি
register-phone-help = শুধু ডেলিভারি নিয়ে কিছু জানার থাকলে ফোন করব।

## A forgotten password

forgot-title = পাসওয়ার্ড ভুলে গেছেন?
forgot-lead = আপনার ইমেইল ঠিকানা দিন, নতুন পাসওয়ার্ড সেট করার লিংক পাঠিয়ে দেব।
forgot-action = লিংক পাঠান
forgot-again = কয়েক মিনিট পরেও ইমেইল পাননি? স্প্যাম ফোল্ডারে দেখুন, নয়তো লিংকটি আবার পাঠাতে বলুন।
forgot-back = সাইন ইনে ফিরে যান
reset-title = নতুন পাসওয়ার্ড সেট করুন
reset-lead = সব ডিভাইস থেকে আপনি সাইন আউট হয়ে যাবেন। এরপর নতুন পাসওয়ার্ড দিয়ে আবার সাইন ইন করুন।
reset-action = নতুন পাসওয়ার্ড সেভ করুন
reset-new-link = নতুন লিংক নিন

## Links from e-mails

verify-title = আপনার ইমেইল ঠিকানা
verify-waiting = আপনার ইমেইল ঠিকানা নিশ্চিত করা হচ্ছে।
verify-done-title = ধন্যবাদ, আপনার ইমেইল ঠিকানা নিশ্চিত হয়েছে
verify-done-text = আর কিছু করতে হবে না। এবার কেনাকাটা চালিয়ে যেতে পারেন।
confirm-title = আপনার নতুন ইমেইল ঠিকানা
confirm-waiting = আপনার ইমেইল ঠিকানা বদলানো হচ্ছে।
confirm-done-title = আপনার ইমেইল ঠিকানা বদলানো হয়েছে
confirm-done-text = এখন থেকে নতুন ইমেইল ঠিকানা দিয়ে সাইন ইন করবেন।
link-failed-title = এই লিংক কাজ করছে না
link-missing-text = লিংকের কিছু অংশ বাদ পড়েছে। ইমেইল থেকে আবার খুলুন, নয়তো পুরো লিংকটি কপি করুন।
link-confirm = নিশ্চিত করুন
link-resend = নতুন ইমেইল পাঠান
link-account = আমার অ্যাকাউন্টে যান
link-home = শপে যান

## Fields

field-email = ইমেইল
field-password = পাসওয়ার্ড
field-new-password = নতুন পাসওয়ার্ড
field-old-password = বর্তমান পাসওয়ার্ড
field-repeat-password = পাসওয়ার্ড আবার লিখুন
field-first-name = নামের প্রথম অংশ
field-last-name = নামের শেষ অংশ
field-country = দেশ
field-phone-code = কান্ট্রি কোড
field-phone = ফোন নম্বর
field-birth = জন্মতারিখ
field-gender = লিঙ্গ
field-gender-none = জানাতে চাই না
field-gender-female = নারী
field-gender-male = পুরুষ
field-gender-other = অন্যান্য
field-name = পুরো নাম
field-address = বাসা ও রোড নম্বর, এলাকা
field-address2 = ফ্ল্যাট, তলা, প্রতিষ্ঠান
field-city = শহর বা উপজেলা
field-state = প্রদেশ বা কাউন্টি
field-postcode = পোস্টকোড

## The signed-in area

account-overview = একনজরে
account-orders = অর্ডার
account-coupons = কুপন
account-addresses = ঠিকানা
account-sign-out = সাইন আউট
account-loading = লোড হচ্ছে
account-load-failed = তথ্য লোড করা গেল না।

## Overview

overview-hello = স্বাগতম, { $name }
overview-title = আমার অ্যাকাউন্ট
overview-unverified = আপনার ইমেইল ঠিকানা নিশ্চিত করুন। { $email } ঠিকানায় একটি ইমেইল পাঠিয়েছি।
overview-resend = আবার পাঠান
overview-addresses = { $count ->
    [0] এখনো কোনো ঠিকানা নেই
    [one] { $count }টি ঠিকানা
   *[other] { $count }টি ঠিকানা
}
overview-wishlist = { $count ->
    [0] এখনো কিছু নেই
    [one] { $count }টি পণ্য
   *[other] { $count }টি পণ্য
}
overview-settings = নাম, ইমেইল, ডিভাইস, আপনার তথ্য
overview-password = নতুন একটি সেট করুন
overview-wishlist-title = উইশলিস্ট

## Orders

orders-title = আমার অর্ডার
orders-empty-title = এখনো কোনো অর্ডার নেই
orders-empty-text = অর্ডার করলে সবকিছু এখানেই দেখতে পাবেন: আপনার অর্ডার, ইনভয়েস আর পার্সেল এখন কোথায় আছে সেই খবর।
orders-empty-action = শপ ঘুরে দেখুন
order-missing-title = অর্ডারটি খুঁজে পাওয়া গেল না
order-missing-text = আপনার অ্যাকাউন্টে { $invoice } নম্বরের কোনো অর্ডার নেই। হয়তো সাইন ইন না করে কিংবা অন্য ইমেইল দিয়ে অর্ডার করেছিলেন।
order-missing-back = আমার অর্ডারে ফিরে যান

## Addresses

addresses-title = আমার ঠিকানা
addresses-empty = এখনো কোনো ঠিকানা নেই। একটি সেভ করে রাখলে অর্ডার করতে লাগে কয়েক মুহূর্ত।
addresses-add = ঠিকানা যোগ করুন
addresses-new = নতুন ঠিকানা
addresses-edit-title = ঠিকানা বদলান
addresses-default = ডিফল্ট ঠিকানা
addresses-make-default = ডিফল্ট হিসেবে রাখুন
addresses-edit = বদলান
addresses-delete = মুছুন
addresses-delete-question = ঠিকানাটি মুছে ফেলবেন?
addresses-delete-yes = হ্যাঁ, মুছুন
addresses-delete-no = না, থাকুক
addresses-full = সর্বোচ্চ { $max }টি ঠিকানা রাখা যায়, আপনার ততগুলোই আছে। নতুন একটি যোগ করতে চাইলে আগে একটি মুছুন।

## Settings

settings-title = সেটিংস
settings-profile = ব্যক্তিগত তথ্য
settings-email = ইমেইল ঠিকানা
settings-email-verified = নিশ্চিত করা হয়েছে
settings-email-unverified = এখনো নিশ্চিত করা হয়নি
settings-email-pending = { $email } ঠিকানায় একটি ইমেইল পাঠিয়েছি। সেই ইমেইলের লিংকটি খুললেই নতুন ইমেইল ঠিকানা চালু হবে।
settings-email-change = ইমেইল ঠিকানা বদলান
settings-email-new = নতুন ইমেইল
settings-email-password = আপনার পাসওয়ার্ড, যাতে বুঝি যে এটি আপনিই
settings-email-action = নিশ্চিত করার ইমেইল পাঠান
settings-email-sent = নতুন ইমেইল ঠিকানায় একটি মেইল পাঠিয়েছি। সেই ইমেইলের লিংকটি খুলুন।
settings-sessions = কোথায় কোথায় সাইন ইন করা আছে
settings-sessions-text = অচেনা কোনো ডিভাইস দেখছেন? সেখান থেকে সাইন আউট করে পাসওয়ার্ড বদলে নিন।
settings-session-unknown = অজানা ডিভাইস
settings-session-here = এই ডিভাইস
settings-session-seen = সর্বশেষ সক্রিয়: { $when }
settings-session-end = সাইন আউট
settings-sessions-all = সব ডিভাইস থেকে সাইন আউট
settings-sessions-all-text = এই ডিভাইসসহ সবখান থেকে।
settings-export = আপনার তথ্য
settings-export-text = আপনার সম্পর্কে আমাদের কাছে যত তথ্য আছে, সব একটি ফাইলে।
settings-export-action = আমার তথ্য ডাউনলোড করুন
settings-export-done = আপনার তথ্য { $file } ফাইলে আছে।
settings-delete = অ্যাকাউন্ট মুছে ফেলা
settings-delete-text = আপনার প্রোফাইল, ঠিকানা ও উইশলিস্ট স্থায়ীভাবে মুছে যাবে। অর্ডারের যেসব তথ্য আইন অনুযায়ী রাখতে হয়, শুধু সেগুলোই থাকবে, আর যেখানে সম্ভব, আপনার নাম ছাড়া।
settings-delete-open = আমার অ্যাকাউন্ট মুছুন
settings-delete-action = স্থায়ীভাবে মুছুন

## Password

password-title = পাসওয়ার্ড বদলান
password-lead = আপনার অন্য সব ডিভাইস থেকে সাইন আউট হয়ে যাবে।
password-action = পাসওয়ার্ড বদলান
password-changed = আপনার পাসওয়ার্ড বদলানো হয়েছে।

## Stock alerts

stock-alert-delete-title = স্টকের নোটিফিকেশন মুছুন
stock-alert-delete-text = এক ক্লিকেই আপনার স্টকের নোটিফিকেশন এবং এর জন্য দেওয়া ইমেইল ঠিকানা মুছে ফেলা হবে।
stock-alert-delete-action = মুছুন
stock-alert-deleted-title = মুছে ফেলা হয়েছে
stock-alert-deleted-text = আপনার স্টকের নোটিফিকেশন ও ইমেইল ঠিকানা মুছে ফেলা হয়েছে।
