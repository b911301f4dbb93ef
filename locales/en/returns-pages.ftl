# The pages after an order: where it is, sending pieces back, and withdrawing from it. Statuses, reasons and e-mails are the server's.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Track your order
track-lead = You’ll find the number in every email about your order. Enter it with the email address or postcode you ordered with.
track-number = Invoice or order number
track-contact = Email address or postcode
track-submit = Show my order
# When an invoice number with a postcode was entered: that is not enough for anything that changes the order.
track-email-needed = To send something back or see all the details, please enter the email address of the order instead of the postcode.
track-now = What you can do now
# An address follows.
track-pickup = Your order is ready. Collect it here: { $address }
track-nothing = You don’t need to do anything at the moment.
track-details = See all order details
track-other = Track another order

## A return, step by step

return-title = Return items
return-lead = It takes two minutes, and you don’t need an account.
return-find = Find my order
return-choose-title = What would you like to send back?
return-until = You can return these items until: { $date }
# The label of a choice of pieces, from none to all.
return-how-many = How many are you sending back?
return-none = None
return-line-over = This item can’t be sent back any more.
# $count is how many pieces of an item.
return-line-requested = In a return you’ve requested: { $count }
# The label of a choice between a refund and other sizes.
return-outcome = What would you like instead?
return-refund = Refund
# $choice is a colour and a size.
return-exchange-for = Exchange for { $choice }
return-choose-missing = Please choose at least one item.
return-continue = Continue
return-back = Change the selection
return-reason-title = What’s the reason for your return?
return-reason = Reason
return-comment = Anything else we should know?
return-photos = Photos of the damage
return-photos-help = JPEG, PNG or WebP. Only our returns team sees them, and we delete them once your return is closed.
# $name is the name of a file.
return-photos-remove = Remove the photo { $name }
# For browsers without JavaScript.
return-photos-no-script = Adding photos requires JavaScript. You can also send them by email: { $email }
return-way = How will you send the parcel?
return-account = You paid on delivery, so we’ll transfer the money to your bank account. We’ll ask you for your bank details by email.
return-preview-title = What you’ll get back
return-preview-items = Items
# $title is the name of an offer that what is kept no longer earns.
return-preview-lost = No longer applies: { $title }
return-preview-total = Refund
return-preview-kept = Price of what you keep
return-preview-exchange = Items you exchange aren’t refunded.
return-submit = Request return
return-impossible-title = This order can’t be returned here
# An e-mail address follows.
return-contact = Is something wrong with an item? Then write to us, and we’ll find a solution:

## The states of returns

return-status-title = Your returns
return-status-find = Enter the email address or postcode of the order to see its returns.
return-status-none = There’s no return for this order yet.
return-done = We’ve received your return request and emailed you the details.
return-number = Return { $number }
return-refused = Why we refused it: { $reason }
return-label = Print the return label
return-take-back = Cancel this return

## The statutory withdrawal

withdrawal-title = Withdraw from a contract
withdrawal-lead = You can withdraw from your purchase without giving a reason. Say what it’s about, then confirm.
withdrawal-until = Withdrawal deadline: { $date }
withdrawal-what = What do you want to withdraw from?
# Before the choice of items, and before the confirmation.
withdrawal-requested = Some of these items are in a return you’ve already requested. You can still withdraw from the contract for them.
withdrawal-replaces = Items from your return become part of this withdrawal. You get your money back for them, even if you’d asked for an exchange. If you’ve already sent them, there’s nothing more to do.
# The label of a choice of pieces, from none to all.
withdrawal-how-many = How many do you want to withdraw from?
withdrawal-confirm-title = Confirm your withdrawal
# The declaration itself; the items follow as a list.
withdrawal-statement = I hereby withdraw from the contract for these items. Order { $number }, placed on: { $date }
withdrawal-receipt = We’ll email you an acknowledgement of receipt with date and time straight away: { $email }
withdrawal-confirm = Confirm withdrawal
withdrawal-done = We’ve received your withdrawal and emailed you an acknowledgement of receipt.
withdrawal-number = Withdrawal { $number }
# Date and time.
withdrawal-declared = Declared: { $date }
withdrawal-over-title = The withdrawal period is over
withdrawal-over-text = You may still be able to send items back under our own returns policy.
