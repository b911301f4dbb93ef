# The newsletter: the form in the footer, the pages to confirm and to unsubscribe, and what the shop answers.

## In the footer

newsletter-title = The { -brand } newsletter
newsletter-text = New items, offers and now and then a story. A few emails a month, and you can unsubscribe at any time.
newsletter-email = Your email address
newsletter-submit = Subscribe
# Below the form, once the address is sent.
newsletter-sent = Please check your inbox: we’ve sent you an email to confirm your subscription.

## Pages

newsletter-confirm-title = Confirm your subscription
newsletter-confirm-text = One more click, and you’ll receive our newsletter.
newsletter-confirm-action = Yes, subscribe me
newsletter-confirmed-title = Thank you
newsletter-confirmed-text = You’re subscribed. From now on you’ll be the first to hear about new items and offers.
unsubscribe-title = Unsubscribe from the newsletter
unsubscribe-text = One click, and we’ll stop emailing you. We’ll delete your email address from the list at the same time.
unsubscribe-action = Unsubscribe
unsubscribe-done-title = You’ve unsubscribed
unsubscribe-done-text = We won’t send you the newsletter any more, and we’ve deleted your email address from the list.
newsletter-browse = Continue shopping

## Answers

# The spelling is the shop's own.
notice-newsletter-saved = News subscription saved successfully
notice-newsletter-confirmed = Your subscription is confirmed
notice-newsletter-left = You’ve unsubscribed
# The spelling is the shop's own.
error-newsletter-subscribed = Your email is already subscribed
