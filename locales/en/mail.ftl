# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note). $shop is the shop's name, such as
# "Vitrina".

## In every email

# $name is the reader's first name.
mail-hello = Hello { $name },
mail-hello-nameless = Hello,
# Above the button's link, which follows on a line of its own.
mail-copy = If the button doesn’t work, copy this link into your browser:
mail-link-minutes = { $count ->
    [one] The link works for one minute, and only once.
   *[other] The link works for { $count } minutes, and only once.
}
mail-link-hours = { $count ->
    [one] The link works for one hour, and only once.
   *[other] The link works for { $count } hours, and only once.
}
mail-link-days = { $count ->
    [one] The link works for one day, and only once.
   *[other] The link works for { $count } days, and only once.
}
mail-help = Questions? Just reply to this email.
mail-unsubscribe = Unsubscribe

## Accounts

mail-verify-email = Confirm your email address
    .preview = One click, and your account at { $shop } is ready.
    .title = Is this your email address?
    .text = Please confirm it, so that order confirmations and return updates reach you, and nobody else can use it.
    .action = Confirm my email address
    .note = Didn’t open an account at { $shop }? Then there is nothing you need to do.

mail-welcome = Welcome to { -brand }
    .preview = Your email address is confirmed.
    .title = Welcome!
    .text = Your email address is confirmed and your account is ready. It keeps your wishlist, addresses and orders in one place.
    .action = Start shopping

mail-reset-password = Choose a new password
    .preview = Here is the link you asked for.
    .title = A new password
    .text = Someone, most likely you, asked for a new password for your account at { $shop }. Choose one here; you’ll then be signed out on all your devices.
    .action = Choose a password
    .note = Didn’t ask for it? Then ignore this email: your password stays as it is.

mail-password-changed = Your password was changed
    .preview = If this was you, there is nothing to do.
    .title = You have a new password.
    .text = The password of your account at { $shop } has just been changed. If this was you, there is nothing to do. If it wasn’t, choose a new one now and write to us.
    .action = It wasn’t me

mail-email-change-confirm = Confirm your new email address
    .preview = One click, and we’ll use this email address from now on.
    .title = Your new email address
    .text = You asked to use this email address for your account at { $shop }. Confirm it, and we’ll write to you here from now on.
    .action = Use this email address
    .note = Didn’t ask for it? Then there is nothing you need to do, and the account keeps its old email address.

# $email is the new email address.
mail-email-changed = Your email address was changed
    .preview = From now on we’ll write to your new email address.
    .title = Your email address has changed.
    .text = Your account at { $shop } now uses { $email }. We won’t write to this email address any more.
    .note = Wasn’t this you? Reply to this email straight away, and we’ll help you get your account back.

mail-account-deleted = Your account has been deleted
    .preview = Your addresses and your wishlist are gone too.
    .title = Goodbye.
    .text = Your account at { $shop } has been deleted, along with your addresses and your wishlist. We keep invoices separately for as long as the law requires. You’re welcome back at any time.

## Newsletter

# $days is the number of days until the email address is deleted.
mail-newsletter-confirm = Confirm your subscription
    .preview = One click, and you’ll receive our newsletter.
    .title = Would you like our newsletter?
    .text = This email address was entered at { $shop } to receive our newsletter: new items, offers and now and then a story. Confirm it to subscribe.
    .action = Yes, subscribe me
    .note = Wasn’t this you? Then do nothing: unless you confirm, we won’t send the newsletter, and in { $days ->
        [one] { $days } day
       *[other] { $days } days
    } we’ll delete the email address.

mail-newsletter-welcome = You’re subscribed
    .preview = Thank you for subscribing to our newsletter.
    .title = Thank you for subscribing.
    .text = From now on you’ll be the first to hear about new items and offers at { $shop }. Every newsletter has a link to unsubscribe.
    .action = See what’s new

## Stock alerts

# $item is a product with its choice, such as "Linen tee (Rust, S)".
mail-back-in-stock = { $item } is back
    .preview = You asked us to tell you. It’s in stock again.
    .title = It’s back.
    .text = You asked us to tell you when { $item } is back at { $shop }. It’s in stock again now. We can’t reserve it for you, so it may sell out again.
    .action = View item
    .note = We write about this item only once: your alert and the email address you left for it are now deleted. The link below also deletes alerts for other items.

## Sellers

mail-seller-received = We’ve received your application
    .preview = We’ll read it and get in touch.
    .title = Thank you for your application.
    .text = You’d like to sell at { $shop }, and your application has arrived. We’ll read it and reply by email.

# To the shop. The variables are what the company entered; $web is its web address, $quantity a range of items a month.
mail-seller-application = New seller application: { $company }
    .preview = { $company } ({ $country }) would like to sell here.
    .title = A company would like to sell here.
    .text = { $company } ({ $country }) has applied to sell at { $shop }.
    .note = Application { $number } · Contact: { $contact }, { $email }, { $phone } · Website: { $web } · Sells: { $goods } · Items a month: { $quantity } · Message: { $message }

mail-seller-accepted = You can sell with us
    .preview = We’ve accepted your application.
    .title = Welcome.
    .text = We’ve read your application and would like to show your clothes at { $shop }. We’ll contact you about the next steps.
    .action = See our sellers

# $reason is what an operator wrote.
mail-seller-rejected = About your application
    .preview = Thank you for your interest.
    .title = We can’t offer you a place.
    .text = Thank you for applying to sell at { $shop }. We’ve read your application and have decided not to go ahead.
    .note = Reason: { $reason }

## For operators

mail-test = Test email from { $shop }
    .preview = If you can read this, email delivery works.
    .title = Email delivery works.
    .text = We sent this email to test the shop’s mail settings. There is nothing to do.

## Orders

# $number is the order’s number, such as 7K3QX9M2TB.
mail-order-confirmation = Your order { $number }
    .preview = Thank you! We’re getting it ready.
    .title = Thank you for your order.
    .text = We’ve received your order { $number } and are getting it ready. Please keep this email: it is your order confirmation.
    .action = View order

mail-order-payment-failed = The payment for order { $number } failed
    .preview = Your items are still reserved for a short while.
    .title = Your payment was not successful.
    .text = The payment for your order { $number } didn’t go through. Your items are still reserved for a short while: please try again.
    .action = Pay now

mail-order-shipped = Order { $number } is on its way
    .preview = Your parcel has left our warehouse.
    .title = Your order is on its way.
    .text = Your order { $number } has left our warehouse.
    .action = View order

mail-order-ready = Order { $number } is ready to collect
    .preview = Your items are waiting for you.
    .title = Ready to collect.
    .text = Your order { $number } is ready. Please have the order number with you when you collect it.
    .action = View order

mail-order-delivered = Order { $number } has been delivered
    .preview = We hope you like it.
    .title = Your order has arrived.
    .text = Your order { $number } has been delivered. If something isn’t right, just reply to this email.
    .action = View order

mail-order-cancelled = Order { $number } has been cancelled
    .preview = Nothing will be sent.
    .title = Your order has been cancelled.
    .text = Your order { $number } has been cancelled, and nothing will be sent. If you’ve already paid, you’ll get your money back.
    .action = View order

mail-order-refunded = Refund for order { $number }
    .preview = Your money is on its way back.
    .title = We’ve sent your money back.
    .text = We’ve refunded the amount below for your order { $number }. Depending on your bank, it can take a few days to reach you.
    .action = View order

# $amount is an amount of money; $days is how long the link works.
mail-refund-account = Where should we send your refund for order { $number }?
    .preview = We need your bank details to send you { $amount }.
    .title = Where should we send your money?
    .text = You paid on delivery for your order { $number }, so we’ll refund { $amount } to your bank account. Please tell us which one.
    .action = Enter bank details
    .note = The link works for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. Until we make the transfer, you can correct your details there.

mail-refund-account-reminder = Your refund for order { $number } is still waiting
    .preview = We still need your bank details to send you { $amount }.
    .title = We can’t send your money yet.
    .text = We’d like to refund { $amount } for your order { $number }, but we don’t know your bank account yet. Please tell us which one.
    .action = Enter bank details
    .note = The link works for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. Until we make the transfer, you can correct your details there.

## What order emails list

mail-order-quantity = Quantity: { $count }
mail-order-subtotal = Subtotal
mail-order-discount = Discount
# $code is a coupon’s code, such as WELCOME.
mail-order-coupon = Coupon { $code }
mail-order-shipping = Delivery
mail-order-free = Free
mail-order-cash-charge = Cash on delivery fee
mail-order-total = Total
# $rate is a VAT rate, such as 22 %.
mail-order-vat = Includes { $rate } VAT
mail-order-refund = Refund
mail-order-number = Order number
mail-order-date = Order date
mail-order-invoice = Invoice number
mail-order-carrier = Carrier
mail-order-tracking = Tracking number
mail-order-payment = Payment
mail-order-cash = Cash on delivery
mail-order-online = Online payment
mail-order-arrives = Estimated delivery
mail-order-address = Delivery address
mail-order-billing = Billing address
mail-order-pickup = Collection at our warehouse
# Times such as 10:00.
mail-order-pickup-hours = Monday to Friday, { $opens }–{ $closes } CET
mail-order-pickup-from = Ready on
mail-order-seller = Seller
mail-order-withdrawal = Right of withdrawal
mail-order-withdrawal-text = { $days ->
    [one] You may withdraw from this contract within { $days } day of receiving your order, without giving a reason. Just tell us clearly that you want to, for example by email or post, or on the page “Withdraw from a contract” of our shop.
   *[other] You may withdraw from this contract within { $days } days of receiving your order, without giving a reason. Just tell us clearly that you want to, for example by email or post, or on the page “Withdraw from a contract” of our shop.
}
# The model withdrawal form of Directive 2011/83/EU, annex I B, in the wording of this language’s edition.
mail-order-form = Model withdrawal form
mail-order-form-to = To:
mail-order-form-notice = I/We hereby give notice that I/We withdraw from my/our contract of sale of the following goods:
mail-order-form-ordered = Ordered on / received on:
mail-order-form-name = Name of consumer(s):
mail-order-form-address = Address of consumer(s):
mail-order-form-signature = Signature of consumer(s) (only if this form is notified on paper):
mail-order-form-date = Date:
mail-order-guarantee = Legal guarantee of conformity
mail-order-guarantee-text = Under EU law, you have a legal guarantee of at least two years on all goods. If something is faulty or not as described, you can have it repaired or replaced free of charge or, where the law provides for it, get a price reduction or your money back.

## Partners

# To the shop. The variables are what the applicant entered; $web is a web address, $channels and $countries are lists.
mail-affiliate-application = New partner application: { $name }
    .preview = { $name } would like to recommend { $shop }.
    .title = Somebody would like to recommend the shop.
    .text = { $name } has applied to the partner programme of { $shop }.
    .note = Application { $number } · Email: { $email } · Website: { $web } · Channels: { $channels } · Countries: { $countries } · How they promote: { $promotion }

mail-affiliate-received = We’ve received your application
    .preview = We’ll read it and get in touch.
    .title = Thank you for your application.
    .text = You’d like to recommend { $shop }, and your application to our partner programme has arrived. We’ll read it and reply by email.

# $code is the partner’s code, such as k7mq2xda.
mail-affiliate-approved = Welcome to our partner programme
    .preview = We’ve accepted your application.
    .title = Welcome.
    .text = We’ve accepted your application to the partner programme of { $shop }. Your code is { $code }. Share your links and discounts, and check at any time what they bring in.
    .action = Open my partner area

# $reason is what an operator wrote.
mail-affiliate-rejected = About your application
    .preview = Thank you for your interest.
    .title = We can’t offer you a partnership.
    .text = Thank you for applying to the partner programme of { $shop }. We’ve read your application and have decided not to go ahead.
    .note = Reason: { $reason }

# $reason is what an operator wrote.
mail-affiliate-suspended = Your partnership is suspended
    .preview = New orders don’t count for now.
    .title = We’ve suspended your partnership.
    .text = New clicks and orders at { $shop } don’t count for you for now. You can still see your figures.
    .note = Reason: { $reason }

mail-affiliate-reinstated = Your partnership is active again
    .preview = New orders count again.
    .title = Welcome back.
    .text = Your partnership with { $shop } is active again. From now on, clicks and orders count for you as before.
    .action = Open my partner area

mail-affiliate-left = You’ve left our partner programme
    .preview = Thank you for your recommendations.
    .title = Goodbye, and thank you.
    .text = You’ve left the partner programme of { $shop }. Your links and discounts no longer earn a commission. What you’ve earned will still be paid.

# $account is a bank account whose middle is not shown, such as SI56 •••• 3438.
mail-affiliate-payout-changed = Your payout details have changed
    .preview = If it was you, there is nothing to do.
    .title = You have new payout details.
    .text = What you earn at { $shop } will be paid to this account from now on: { $account }. If it was you, there is nothing to do.
    .action = Check my payout details
    .note = If it wasn’t you, choose a new password now and write to us.
