# Messages of the API and of the server.

error-unauthenticated = আগে সাইন ইন করে নিন।
error-forbidden = এটি করার অনুমতি আপনার নেই।
error-not-found = যা খুঁজছেন, তা পাওয়া গেল না।
error-page-not-found = পেজটি পাওয়া গেল না: { $path }
error-invalid = কিছু একটা ঠিক নেই। নিচের ঘরগুলো দেখে নিন।
error-parameter-number = { $field }: পূর্ণসংখ্যা দিতে হবে।
error-parameter-range = { $field }: { $min } থেকে { $max }-এর মধ্যে হতে হবে।
error-parameter-choice = { $field }: এগুলোর একটি দিতে হবে: { $choices }।
error-parameter-missing = { $field } দেওয়া হয়নি।
error-parameter-unusable = { $field } এভাবে ব্যবহার করা যাবে না: হয় বেশি লম্বা, নয়তো এতে এমন অক্ষর আছে যা কোনো নামে থাকে না।
error-country-mismatch = এই ঠিকানাটি অন্য একটি দেশের শপের।
error-method-not-allowed = এই ঠিকানায় এ ধরনের অনুরোধ চলে না।
error-bad-request = অনুরোধটি বোঝা গেল না।
error-rate-limited = অল্প সময়ে অনেকবার চেষ্টা করা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।
error-internal = কোথাও একটা সমস্যা হয়েছে।
error-unavailable = শপে এখন একটু ভিড়। কিছুক্ষণ পর আবার চেষ্টা করুন।
