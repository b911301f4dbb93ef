# অর্ডারের অবস্থা।

## পেমেন্ট

order-payment-pending = অপেক্ষমাণ
order-payment-processing = প্রক্রিয়াধীন
order-payment-completed = পরিশোধিত
order-payment-failed = ব্যর্থ
order-payment-cancelled = বাতিল
order-payment-partially-refunded = আংশিক ফেরত
order-payment-refunded = টাকা ফেরত

## ডেলিভারি

order-delivery-pending = অপেক্ষমাণ
order-delivery-packed = প্যাক করা হয়েছে
order-delivery-shipped = পাঠানো হয়েছে
order-delivery-ready-for-pickup = সংগ্রহের জন্য প্রস্তুত
order-delivery-delivered = পৌঁছে গেছে
order-delivery-returned = ফেরত এসেছে
order-delivery-cancelled = বাতিল

## যা ঘটেছে

order-event-placed = অর্ডার দেওয়া হয়েছে
order-event-payment-processing = পেমেন্ট প্রক্রিয়াধীন
order-event-paid = পেমেন্ট পাওয়া গেছে
order-event-payment-failed = পেমেন্ট হয়নি
order-event-payment-retried = পেমেন্টের নতুন চেষ্টা
order-event-late-payment = পেমেন্ট দেরিতে এসেছে, টাকা ফেরত দিচ্ছি
order-event-packed = প্যাক করা হয়েছে
order-event-shipped = পাঠানো হয়েছে
order-event-ready-for-pickup = সংগ্রহের জন্য প্রস্তুত
order-event-delivered = পৌঁছে গেছে
order-event-returned = ফেরত এসেছে
order-event-cancelled = অর্ডার বাতিল হয়েছে
order-event-expired = সময়মতো পেমেন্ট না হওয়ায় অর্ডার বাতিল হয়েছে
order-event-refunded = টাকা ফেরত দেওয়া হয়েছে

## ইনভয়েস

invoice-title = ইনভয়েস
invoice-date = ইনভয়েসের তারিখ
invoice-item = পণ্য
invoice-unit-price = দাম
invoice-amount = টাকা
invoice-net = ভ্যাট ছাড়া
invoice-gross = ভ্যাটসহ
invoice-vat-rate = ভ্যাটের হার
invoice-vat = ভ্যাট
invoice-buyer = ক্রেতা
credit-note-title = ক্রেডিট নোট
credit-note-number = ক্রেডিট নোট নম্বর
credit-note-date = ক্রেডিট নোটের তারিখ
credit-note-total = মোট ক্রেডিট
credit-note-amount = ফেরত দেওয়া টাকা

## অর্ডার

error-price-changed = দাম বা স্টক বদলে গেছে। অনুগ্রহ করে অর্ডারটি আবার দেখে নিন।
error-checkout-empty = আপনার কার্ট খালি।
error-order-not-cancellable = এই অর্ডার আর বাতিল করা যাবে না।
error-order-payment-closed = এই অর্ডারের পেমেন্ট আর করা যাবে না। অনুগ্রহ করে নতুন অর্ডার দিন।
notice-order-placed = অর্ডারের জন্য ধন্যবাদ।
notice-order-cancelled = আপনার অর্ডার বাতিল হয়েছে।
