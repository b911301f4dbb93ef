# অংশীদারদের লিঙ্ক ও প্রতিবেদন।

error-affiliate-link-host = এটি আমাদের কোনো শপের ওয়েব ঠিকানা নয়।
error-affiliate-link-target = একটি ওয়েব ঠিকানা দিন, অথবা একটি পণ্য বা ক্যাটাগরি বেছে নিন।
error-affiliate-link-country = এই দেশে আমাদের কোনো শপ নেই।
error-affiliate-link-long = লিংকের জন্য এই ওয়েব ঠিকানাটি খুব লম্বা।
error-affiliate-day = দিনটি 2026-11-23-এর মতো করে লিখুন।
error-affiliate-dates = শেষের দিন শুরুর আগে হতে পারবে না, আর শুরু থেকে তিন বছরের বেশি পরেও নয়।
