# Names of countries, standing alone.

country-at = অস্ট্রিয়া
country-bd = বাংলাদেশ
country-bg = বুলগেরিয়া
country-cy = সাইপ্রাস
country-cz = চেক প্রজাতন্ত্র
country-de = জার্মানি
country-es = স্পেন
country-gr = গ্রিস
country-hr = ক্রোয়েশিয়া
country-hu = হাঙ্গেরি
country-ie = আয়ারল্যান্ড
country-it = ইতালি
country-lt = লিথুয়ানিয়া
country-pl = পোল্যান্ড
country-pt = পর্তুগাল
country-ro = রোমানিয়া
country-si = স্লোভেনিয়া
country-sk = স্লোভাকিয়া
