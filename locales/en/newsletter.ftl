# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = Letters from { -brand }
newsletter-text = New pieces, reductions, now and then a story. A few letters a month, and you can leave with one tap.
newsletter-email = Your email address
newsletter-submit = Subscribe
# Below the form, once the address is sent.
newsletter-sent = Please check your inbox: we’ve sent you a letter to ask whether the address is yours.

## Pages

newsletter-confirm-title = Confirm your subscription
newsletter-confirm-text = One more tap, and our letters will come to you.
newsletter-confirm-action = Yes, write to me
newsletter-confirmed-title = Thank you
newsletter-confirmed-text = You are on the list. From now on you’ll be the first to hear about new pieces and reductions.
unsubscribe-title = Leave the list
unsubscribe-text = One tap, and we’ll stop writing. We’ll forget your address at the same moment.
unsubscribe-action = Unsubscribe
unsubscribe-done-title = You have left the list
unsubscribe-done-text = We won’t send you any more letters, and we’ve forgotten your address.
newsletter-browse = Look around the shop

## Answers

# The spelling is the shop's own.
notice-newsletter-saved = News subscription saved successfully
notice-newsletter-confirmed = Your subscription is confirmed
notice-newsletter-left = You have left the list
# The spelling is the shop's own.
error-newsletter-subscribed = Your email is already subscribed
