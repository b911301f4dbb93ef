# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Become a seller
seller-apply-lead = Do you make clothes worth wearing every day? Show them in our shop. Tell us about your company, and we’ll get in touch.
seller-what-title = What selling here means
seller-reach-title = Your clothes in our shops
seller-reach-text = We show them to shoppers of each country in their own language and at a price in their own currency.
seller-service-title = We look after the shoppers
seller-service-text = Orders, payment, delivery, returns and questions are in our hands.
seller-terms-title = Everything in writing
seller-terms-text = Before you start, we agree on what we charge, when we pay you and who does what.
seller-who-title = Who can apply
seller-who-text = Registered companies with a clothing brand of their own: underwear, t-shirts, bodysuits, leggings and other basics. Each item needs the labelling that the law requires, such as fibres, care and manufacturer.
seller-how-text = We read every application and reply by email.
seller-form-title = Your application

## Fields

seller-company = Company
seller-contact = Contact person
seller-web = Website
seller-web-help = For example example.com
seller-goods = What you sell
seller-goods-t-shirts = T-shirts
seller-goods-underwear = Underwear
seller-goods-bodysuits = Bodysuits
seller-goods-leggings = Leggings
seller-goods-other = Other clothing
seller-quantity = Items a month
seller-quantity-to-100 = Up to 100
seller-quantity-to-500 = 100 to 500
seller-quantity-to-2000 = 500 to 2000
seller-quantity-over-2000 = Over 2000
seller-message = Message
seller-message-help = What makes your clothes special? Where are they made?
# A box to tick: the company speaks.
seller-listed = You may show our company among your sellers once we sell here.
seller-submit = Send application

## Once it is sent

seller-sent-title = Thank you
seller-sent-text = We’ve received your application and sent you an email. As soon as we’ve read it, we’ll get in touch.
notice-seller-applied = Your application has been sent.

## The list of sellers

seller-list-title = Our sellers
seller-list-lead = Companies whose clothes you’ll find in our shop.
seller-list-empty-title = No sellers yet
seller-list-empty-text = Nobody else sells in this shop so far. Would you like to be the first?
seller-list-invitation = Would you like to sell here too?
