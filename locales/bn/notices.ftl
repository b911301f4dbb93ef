# What the shop says after something has been done. Each id names the deed.

## Account

notice-registered = আপনার অ্যাকাউন্ট তৈরি। ইমেইল ঠিকানা নিশ্চিত করার জন্য একটি ইমেইল পাঠিয়েছি।
notice-signed-in = আপনি সাইন ইন করেছেন।
notice-signed-out = আপনি সাইন আউট করেছেন।
notice-signed-out-everywhere = সব ডিভাইস থেকে সাইন আউট হয়েছে।
notice-session-ended = ওই ডিভাইস থেকে সাইন আউট করা হয়েছে।
notice-reset-sent = এই ইমেইল ঠিকানায় কোনো অ্যাকাউন্ট থাকলে নতুন পাসওয়ার্ডের লিংকসহ একটি ইমেইল পৌঁছে যাবে।
notice-password-reset = নতুন পাসওয়ার্ড সেট হয়েছে। এটি দিয়ে সাইন ইন করুন।
notice-password-changed = নতুন পাসওয়ার্ড সেট হয়েছে। অন্য সব ডিভাইস থেকে সাইন আউট হয়ে গেছে।
notice-email-verified = ধন্যবাদ, আপনার ইমেইল ঠিকানা নিশ্চিত হয়েছে।
notice-verification-sent = নতুন একটি ইমেইল পাঠানো হয়েছে।
notice-profile-saved = আপনার তথ্য সেভ হয়েছে।
notice-email-change-sent = আপনার নতুন ইমেইল ঠিকানায় একটি মেইল পাঠিয়েছি। সেই ইমেইলের লিংকটি খুললেই ঠিকানাটি চালু হবে।
notice-email-changed = আপনার নতুন ইমেইল ঠিকানা চালু হয়েছে।
notice-account-deleted = আপনার অ্যাকাউন্ট ও তার সব তথ্য মুছে ফেলা হয়েছে।

## Addresses

notice-address-saved = আপনার ঠিকানা সেভ হয়েছে।
notice-address-removed = আপনার ঠিকানা মুছে ফেলা হয়েছে।
notice-address-default = এখন থেকে এই ঠিকানাই সবার আগে দেখাব।

## Wishlist

notice-wishlist-merged = যা সেভ করে রেখেছিলেন, তা এখন আপনার উইশলিস্টে।

## Cart

notice-cart-changed = কার্ট আপডেট হয়েছে।
notice-cart-removed = কার্ট থেকে বাদ দেওয়া হয়েছে
notice-cart-merged = সাইন ইন করার আগে যা বেছেছিলেন, তা এখন আপনার কার্টে আছে।
notice-reordered = সব আবার কার্টে আছে।
notice-coupon-applied = কুপন প্রয়োগ হয়েছে।
notice-coupon-removed = কুপন বাদ দেওয়া হয়েছে।

notice-stock-alert-saved = ধন্যবাদ। পণ্যটি আবার স্টকে এলে আমরা আপনাকে ইমেইল করব।
notice-stock-alert-deleted = আপনার স্টকের নোটিফিকেশন মুছে ফেলা হয়েছে

## অংশীদার

notice-affiliate-applied = আপনার আবেদন পাঠানো হয়েছে। ইমেইল ঠিকানা নিশ্চিত করার জন্য আপনাকে একটি ইমেইল পাঠিয়েছি।
notice-affiliate-profile-saved = প্রোফাইল আপডেট হয়েছে।
notice-affiliate-payout-saved = আপনার টাকা পাওয়ার তথ্য সেভ হয়েছে।
notice-affiliate-left = আপনি পার্টনার প্রোগ্রাম ছেড়ে দিয়েছেন। আপনার যা আয় হয়েছে, তা দেওয়া হবে।
