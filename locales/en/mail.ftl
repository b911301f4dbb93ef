# Letters: subject, then as attributes what stands in the list of letters beside the subject (.preview), the heading (.title), the
# text, the words on the button (.action) and what stands below it in small letters (.note). $shop is the shop's address, such as
# "vitrina.si".

## In every letter

# $name is the reader's first name.
mail-hello = Hello { $name },
mail-hello-nameless = Hello,
# Above the button's address, which follows on a line of its own.
mail-copy = If the button does not work, copy this address into your browser:
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
mail-help = Questions? Just reply to this letter.
mail-unsubscribe = Unsubscribe

## Accounts

mail-verify-email = Confirm your e-mail address
    .preview = One tap, and your account at { $shop } is ready.
    .title = Is this your address?
    .text = Confirm it, so that your order confirmations and returns reach you, and nobody else can use it.
    .action = Confirm my address
    .note = You did not open an account at { $shop }? Then you need not do anything.

mail-welcome = Welcome to { -brand }
    .preview = Your address is confirmed.
    .title = Good to have you here.
    .text = Your address is confirmed and your account is ready. It keeps your wishlist, your addresses and your orders in one place.
    .action = Look around

mail-reset-password = Choose a new password
    .preview = Here is the link that you asked for.
    .title = A new password
    .text = Someone, most likely you, asked for a new password for your account at { $shop }. Choose one here; you will be signed out on all your devices.
    .action = Choose a password
    .note = You did not ask for it? Then leave this letter be: your password stays as it is.

mail-password-changed = Your password was changed
    .preview = If this was you, there is nothing to do.
    .title = Your password is new.
    .text = The password of your account at { $shop } has just been changed. If this was you, there is nothing to do. If it was not, choose another one now and write to us.
    .action = It was not me

mail-email-change-confirm = Confirm your new e-mail address
    .preview = One tap, and we write to this address from now on.
    .title = Your new address
    .text = You want to use this address for your account at { $shop }. Confirm it, and we write here from now on.
    .action = Use this address
    .note = You did not ask for it? Then you need not do anything, and the account keeps its old address.

# $email is the new address.
mail-email-changed = Your e-mail address was changed
    .preview = From now on we write to your new address.
    .title = Your address is new.
    .text = Your account at { $shop } now has the address { $email }. We will not write to this one any more.
    .note = This was not you? Reply to this letter straight away, and we will help you get your account back.

mail-account-deleted = Your account is deleted
    .preview = What we kept about you is gone.
    .title = Goodbye.
    .text = Your account at { $shop } is deleted, with your addresses and your wishlist. Invoices stay as long as the law requires, apart from everything else. You are welcome back at any time.

## Newsletter

# $days is the number of days until the address is forgotten; more than one.
mail-newsletter-confirm = Confirm your subscription
    .preview = One tap, and our letters come to you.
    .title = Shall we write to you?
    .text = This address was left at { $shop } for news: new pieces, reductions, now and then a story. Confirm it, and the letters come.
    .action = Yes, write to me
    .note = This was not you? Then do nothing: without your yes no letters come, and in { $days } days we forget the address.

mail-newsletter-welcome = You are on the list
    .preview = Thank you. The next letter is on its way to being written.
    .title = Thank you for letting us write.
    .text = From now on you hear first about new pieces and reductions at { $shop }. Every letter has a link with which you leave the list at once.
    .action = See what is new

## For the shop's own people

mail-test = A letter from { $shop }
    .preview = If you read this, mail arrives.
    .title = Mail arrives.
    .text = This letter was sent to try the shop's mail settings. There is nothing to do.
