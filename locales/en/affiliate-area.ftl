# The area of partners: those who show the shop to others and earn a commission.

## Ways around

affiliate-nav = Partner area
affiliate-nav-dashboard = Dashboard
affiliate-nav-links = Links
affiliate-nav-analytics = Analytics
affiliate-nav-discounts = Discounts
affiliate-nav-commissions = Commissions
affiliate-nav-media-kit = Media kit
affiliate-nav-profile = Profile

## Signing in and applying

affiliate-login-title = Partner sign-in
affiliate-login-lead = Your links, orders and earnings.
affiliate-login-shopper = Looking for your orders?
affiliate-login-shop = Sign in as a shopper
affiliate-register-title = Become a partner
affiliate-register-lead = Show our clothes to the people who listen to you, and earn a commission on every order.
affiliate-register-you = About you
affiliate-register-email-help = You can use the same email address as for shopping: this will be a separate account.
affiliate-register-how = Where you’ll promote us
affiliate-register-action = Send application
affiliate-kind = You’re applying as
affiliate-kind-person = An individual
affiliate-kind-company = A company
affiliate-company = Company
affiliate-web = Website
affiliate-channels = Your channels
affiliate-channel-kind = Channel
affiliate-channel-address = Web address or name
affiliate-channel-followers = Followers
affiliate-channel-blog = Blog
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Something else
affiliate-countries = Countries where your audience lives
affiliate-promotion = How will you promote us?
affiliate-promotion-help = A few sentences are enough. You’ll enter your bank details later.
affiliate-terms = Terms of the programme
affiliate-terms-own = You earn nothing on your own orders, nor on those of your household.
affiliate-terms-ads = Wherever you show our links, you say clearly that they are advertising.
affiliate-terms-honest = You don’t bid on our name in search engines, and you promise nothing that we don’t.
affiliate-terms-mail = You only send newsletters to people who asked for them.
affiliate-terms-returns = What shoppers return or cancel earns no commission. That’s why a commission waits until the return period is over.
affiliate-terms-payout = We pay once the minimum amount is reached. You pay the taxes on it yourself.
affiliate-terms-agree = I have read the terms of the programme and agree to them.
affiliate-terms-changed = The terms of the programme have changed
affiliate-applied-title = Thank you, we’ve received your application
affiliate-applied-text = A person will read it. That takes a few working days.
affiliate-applied-mail = Confirm your email address with the link that we’ve just sent you.
affiliate-applied-read = We’ll let you know by email what we decided. Until then, you can sign in to see the status of your application.
affiliate-applied-start = Once you’re accepted, create your first link.

## The states of a partner

affiliate-pending-title = We’re reviewing your application
affiliate-pending-text = You’ll get an email as soon as we’ve decided. Until then, you can complete your profile.
affiliate-rejected-title = We didn’t accept your application
affiliate-rejected-text = If something has changed, write to us. Our email address is at the bottom of every shop page.
affiliate-suspended-title = Your account is suspended
affiliate-suspended-text = You can still see everything here, but clicks and orders no longer count and nothing can be changed.
affiliate-left-title = You’ve left the programme
affiliate-left-text = Your links no longer count. What you’ve earned will still be paid out.
# The operator's words follow.
affiliate-reason = Reason:

## Figures

affiliate-number = { $number }
affiliate-percent = { $number }%
# The parts are numbers with two or four digits.
affiliate-day = { $day }/{ $month }/{ $year }
affiliate-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
affiliate-range = Period
affiliate-date-from = From
affiliate-date-to = To
affiliate-compare = Compare with the previous period
affiliate-show = Show
affiliate-all = All
affiliate-show-all = Show all
affiliate-earnings = Earnings
affiliate-earnings-in = Earnings in { $currency }
affiliate-pending = Pending
affiliate-paid = Paid out
affiliate-clicks = Clicks
affiliate-clicks-before = Clicks before
affiliate-conversions = Orders
affiliate-conversion-rate = Conversion
affiliate-epc = Earnings per click
affiliate-revenue = Sales
affiliate-sale = Sale
affiliate-commission = Commission
# The number of the period before follows.
affiliate-before = Before:
affiliate-daily = Day by day
affiliate-measure = What the chart shows
# $what is a figure such as "Clicks".
affiliate-chart = { $what } by day. The numbers are in the table.
affiliate-chart-before = The dotted line is the previous period.
affiliate-as-table = Show as a table
affiliate-sources = Where clicks come from
affiliate-source-none = Not specified
affiliate-top-products = Top products
affiliate-top-pages = Top pages
affiliate-name = Name
affiliate-csv = Save as CSV
affiliate-first-title = Your first steps
affiliate-first-text = Nothing to count yet. As soon as somebody follows one of your links, you’ll see it here.
affiliate-first-link = Create your first link
affiliate-first-link-text = To any page of any of our shops.
affiliate-first-link-action = Create a link
affiliate-first-media = Get pictures and texts
affiliate-first-media-text = All products with descriptions, ready to share.
affiliate-first-media-action = Open the media kit
affiliate-first-payout = Enter your bank details
affiliate-first-payout-text = So that we know where to send your earnings.
affiliate-first-payout-action = Open your profile

## Analytics

affiliate-by = Break down by
affiliate-by-day = Day
affiliate-by-source = Source
affiliate-by-medium = Medium
affiliate-by-campaign = Campaign
affiliate-by-content = Content
affiliate-by-term = Term
affiliate-by-country = Country
affiliate-by-device = Device
affiliate-by-browser = Browser
affiliate-by-product = Product
affiliate-by-landing = Landing page
affiliate-device-mobile = Phone
affiliate-device-tablet = Tablet
affiliate-device-desktop = Computer
affiliate-analytics-empty = No clicks in this period
affiliate-analytics-empty-text = Choose a longer period, or share a link.

## Links

affiliate-links-lead = Every link carries your code. Orders made through it count for you.
affiliate-link-kind = Link to
affiliate-link-address = Address of a page
affiliate-link-address-help = Copy it from any of our shops.
affiliate-link-category = Category
affiliate-link-target = Product or category
# Label of a search field.
affiliate-link-search = Search our products and categories
affiliate-link-no-discount = Without a discount
affiliate-link-campaign = Campaign
affiliate-link-made = Your link
affiliate-link-whole = Full link
affiliate-link-short = Short link
affiliate-link-qr = QR code
affiliate-link-qr-alt = QR code of the short link
affiliate-link-qr-save = Save QR code
affiliate-link-copy = Copy link
affiliate-link-copied = Link copied
affiliate-copy-failed = Copying isn’t possible here. Select the text and copy it yourself.

## Discounts

affiliate-discounts-lead = Codes you can give away. An order with your code always counts for you.
affiliate-discounts-empty = No discount codes yet
affiliate-discounts-empty-text = We’ll write to you when there’s one for you. Links work without a code, too.
affiliate-discount = Discount code
affiliate-uses = Uses
affiliate-copy-code = Copy code
affiliate-coupon-copied = Coupon copied

## Commissions

affiliate-commissions-lead = Each order that counts for you, without the name of the person who placed it.
affiliate-commissions-count = { $count ->
    [one] { $count } commission
   *[other] { $count } commissions
}
affiliate-commissions-none = No matching commissions
affiliate-commissions-none-text = Choose other filters.
affiliate-commissions-empty = No commissions yet
affiliate-commissions-empty-text = The first order made through one of your links will appear here.
affiliate-status = Status
affiliate-status-pending = Pending
affiliate-status-held = On hold
affiliate-status-approved = Approved
affiliate-status-paid = Paid
affiliate-status-rejected = Rejected
affiliate-status-reversed = Reversed
affiliate-status-active = Active
affiliate-status-disabled = Disabled
affiliate-status-scheduled = Scheduled
affiliate-status-expired = Expired
affiliate-order = Order
affiliate-bonus = Bonus
affiliate-adjustment = Adjustment
affiliate-date = Date
affiliate-reversed = Of which returned: { $amount }
affiliate-hold-until = Waits until: { $date }
affiliate-statements = Statements
affiliate-statement = Statement: { $month }/{ $year }

## Media kit

affiliate-media-lead = Pictures and texts of our products. They’re yours to use as long as you’re a partner.
affiliate-feed = Product feed
affiliate-feed-text = All products with prices and your code in every link.
affiliate-media-products = Products
affiliate-media-empty = No products yet
affiliate-media-empty-text = This shop has nothing to show at the moment.
affiliate-picture-save = Save picture: { $name }
affiliate-copy-text = Copy text
affiliate-text-copied = Text copied

## Profile

affiliate-details = Your details
affiliate-profile-updated = Profile updated successfully
affiliate-code = Your code
affiliate-code-copied = Code copied
affiliate-tier = Tier
affiliate-time-zone = Time zone
affiliate-emails = Emails
affiliate-emails-commissions = When an order counts for me
affiliate-emails-statements = My monthly statement
affiliate-programme = The programme
affiliate-programme-window = How long orders count after a click
affiliate-programme-hold = How long commissions wait after delivery
affiliate-programme-minimum = Minimum payout
affiliate-programme-bonus = Bonus for approved orders per month: { $count }
affiliate-payout = Payout
affiliate-payout-text = The account to which we transfer your earnings. It’s stored encrypted, and we write to you about every change.
affiliate-payout-changed = Last changed: { $date }
affiliate-payout-action = Save account
affiliate-leave = Leave the programme
affiliate-leave-open = Leave the programme
affiliate-leave-text = Your links and codes will stop counting at once. What you’ve earned by then will still be paid out.
affiliate-leave-action = Leave for good

## What went wrong, where the server says nothing

affiliate-error = An error occurred
affiliate-error-profile = Failed to fetch profile
affiliate-error-update = Failed to update profile
affiliate-error-dashboard = Failed to fetch dashboard data
affiliate-error-discounts = Failed to fetch discounts
affiliate-error-commissions = Failed to fetch commissions
affiliate-error-link = Failed to generate tracking URL
affiliate-error-analytics = Failed to fetch analytics
