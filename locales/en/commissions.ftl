# What partners earn: why a commission is held, monthly statements and their e-mail.

## Why a commission is being checked

commission-hold-own-account = The order was placed from one of your own accounts.
commission-hold-own-email = The order was placed with your email address.
commission-hold-own-phone = The order was placed with your phone number.
commission-hold-own-address = The order goes to one of your addresses.
commission-hold-own-card = The order was paid with one of your cards.
commission-hold-own-network = The order came from a network that you use as well.
commission-hold-same-address = Several orders of yours go to the same address.
commission-hold-cancelled-orders = Unusually many of your orders were cancelled.
commission-hold-conversion-rate = Unusually many of your clicks turned into orders.
commission-hold-seconds-on-page = The page that your link leads to was only open for a moment.

## A monthly statement

commission-statement-title = Partner statement
commission-statement-partner = Your code
commission-statement-period = Period
commission-statement-nothing = Nothing was booked in this month.
commission-statement-opening = Balance at the start
commission-statement-earned = Commissions earned
commission-statement-credited = Bonuses and corrections
commission-statement-reversed = Deducted for returns and cancellations
commission-statement-rejected = Rejected
commission-statement-paid = Paid out
commission-statement-closing = Balance at the end
commission-statement-pending = Not approved yet
commission-statement-payable = Approved
commission-statement-note = Commissions are a share of what the goods cost after all discounts, without VAT and delivery. They’re approved once the return period is over. What shoppers return is deducted, also after a payout.

# $month is such as 2026-11, $balance an amount, or several in different currencies.
mail-commission-statement = Your statement: { $month }
    .preview = Your balance: { $balance }
    .title = Your statement is ready.
    .text = Your balance at { $shop } at the end of the month: { $balance }. In your partner area you’ll see what it consists of, and you can download the statement.
    .action = Open my statements
    .note = If you don’t want these emails any more, turn them off in your profile.

# $number is the order’s number, $amount what it earns.
mail-commission-earned = An order counts for you: { $amount }
    .preview = Your commission for order { $number }: { $amount }
    .title = An order counts for you.
    .text = Someone ordered at { $shop } through you. Your commission for order { $number }: { $amount }. It stays pending until the goods have arrived and can no longer be returned.
    .action = Open my commissions
    .note = If you don’t want these emails any more, turn them off in your profile.
