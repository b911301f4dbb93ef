## Tracking

error-invoice-number-empty = Invoice number cannot be empty
error-order-number-empty = Order number cannot be empty
error-track-contact-empty = Enter the email address or the postcode of the order
error-order-not-found = We can’t find an order with these details. Please check the number, and the email address or postcode.

## Returns

error-return-needs-email = To send something back, enter the order number together with the email address of the order.
error-return-reason = A refund reason must be selected
error-return-nothing = Choose what you want to send back
error-return-nothing-left = There is nothing left to send back from this order.
error-return-twice = This item is in the request twice
# $count is a whole number.
error-return-pieces = This is more than can be sent back. Maximum: { $count }
error-return-photos = Please add a photo of the damage
# $max is a whole number.
error-return-photos-many = Too many photos. Maximum: { $max }
error-return-photos-full = There are enough photos for this order already.
error-return-photo-gone = A photo is no longer there. Please add it again.
error-return-exchange-gone = This size has just sold out. Choose another one, or a refund.
error-return-not-delivered = You can send things back once your order has been delivered. Until then you can withdraw from it.
error-return-only-faults = The return period is over. If something is damaged, wrong or not as described, you can still send it back.
error-return-over = The return period is over. If something is wrong with an item, write to us.
error-return-not-withdrawable = This request can no longer be cancelled.
# $max is a size such as 10 MB.
error-file-size = file size exceeds { $max }
error-file-kind = Please choose a photo in JPEG, PNG or WebP format

error-withdrawal-over = The withdrawal period for this order is over. You may still be able to return it.
error-withdrawal-nothing-left = You have already withdrawn from everything in this order, or sent it back.
error-withdrawal-confirm = Please confirm that you want to withdraw

notice-return-requested = We’ve received your request.
notice-return-withdrawn = Your request is cancelled.
notice-withdrawal-declared = Your withdrawal has been received. The acknowledgement of receipt is on its way to you by email.

withdrawal-before-delivery = 14 days after delivery

return-reason-too-small = Too small
return-reason-too-large = Too large
return-reason-changed-mind = I don’t like it
return-reason-too-late = It arrived too late
return-reason-not-as-described = Not as described
return-reason-wrong-item = I received the wrong item
return-reason-damaged = Damaged or faulty

return-way-label = By courier
return-way-label-text = Print the label, stick it on the parcel and hand it to the courier.
return-way-drop-off = Bring it yourself
# $address is a postal address.
return-way-drop-off-text = Bring the parcel to: { $address }

return-status-requested = Requested For Return
return-status-declared = Withdrawal declared
return-status-approved = Approved
return-status-received = Received
return-status-inspected = Inspected
return-status-refunded = Refunded
return-status-exchanged = Exchange sent
return-status-refused = Refused
return-status-withdrawn = Cancelled by you

## The label that goes on the parcel

return-label-title = Return
return-label-to = To
return-label-order = Order
return-label-items = In this parcel
return-label-step-pack = Put the items into a box or bag and close it well.
return-label-step-stick = Cut out the label and stick it on the outside so that the barcode lies flat.
return-label-step-hand-over = Hand over the parcel and keep the proof of posting until you have your money back.

## Emails. $number is the number of the return, $order that of the order.

mail-return-requested = Your return { $number }
    .preview = Here is how to send it back.
    .title = We’ve received your request.
    .text = You want to send back something from your order { $order }. Here is what we’ve noted.
    .action = See how to send it
    .note = Please put the number of the return on the parcel: { $number }

mail-return-received = Your return { $number } has arrived
    .preview = We’re looking at it now.
    .title = Your parcel is here.
    .text = Your return for order { $order } has arrived. We’ll check it and then send your money, or what you chose instead.
    .action = Check the status

mail-return-refunded = Refund for your return { $number }
    .preview = Your money is on its way.
    .title = Your money is on its way.
    .text = We’ve checked your return for order { $order } and are sending the amount below back the way you paid. If you paid on delivery, another email asks for your bank account.
    .action = Check the status

mail-return-exchanged = Exchange for your return { $number }
    .preview = We’re sending you the other size.
    .title = Your exchange is being sent.
    .text = We’ve checked your return for order { $order } and are sending you the size you chose instead.
    .action = Check the status

mail-return-refused = About your return { $number }
    .preview = Unfortunately, we can’t accept it.
    .title = We can’t accept your return.
    .text = We’ve looked at your return for order { $order } and can’t give you a refund for it.
    .action = Check the status
    # $reason is what an operator wrote.
    .note = Reason: { $reason }

mail-withdrawal-receipt = Receipt of your withdrawal { $number }
    .preview = We’ve received your declaration.
    .title = Your withdrawal has been received.
    .text = You have withdrawn from the contract for order { $order }, for the items below. This email is your acknowledgement of receipt.
    .action = See how to send it back
    .note = Please send back what you have already received within 14 days. We refund what you paid for it.

mail-return-number = Return number
mail-return-asked = Requested on
mail-withdrawal-declared = Withdrawal declared on
