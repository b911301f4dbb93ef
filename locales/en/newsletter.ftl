# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = Letters from { -brand }
newsletter-text = New pieces, reductions, now and then a story. A few letters a month, and one tap ends them.
newsletter-email = Your e-mail address
newsletter-submit = Subscribe
# Below the form, once the address is sent.
newsletter-sent = Please look into your inbox: a letter asks whether the address is yours.

## Pages

newsletter-confirm-title = Confirm your subscription
newsletter-confirm-text = One more tap, and our letters come to you.
newsletter-confirm-action = Yes, write to me
newsletter-confirmed-title = Thank you
newsletter-confirmed-text = You are on the list. From now on you hear first about new pieces and reductions.
unsubscribe-title = Leave the list
unsubscribe-text = One tap, and we write no more. We forget your address at the same moment.
unsubscribe-action = Unsubscribe
unsubscribe-done-title = You have left the list
unsubscribe-done-text = No more letters come from us, and we have forgotten your address.
newsletter-browse = Look around the shop

## Answers

# The spelling is the shop's own.
notice-newsletter-saved = News subscription saved successfully
notice-newsletter-confirmed = Your subscription is confirmed
notice-newsletter-left = You have left the list
# The spelling is the shop's own.
error-newsletter-subscribed = Your email is already subscribed
