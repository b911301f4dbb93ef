# Letters: subject, then as attributes what stands in the list of letters beside the subject (.preview), the heading (.title), the
# text, the words on the button (.action) and what stands below it in small letters (.note). $shop is the shop's address, such as
# "vitrina.si".

## In every letter

# $name is the reader's first name.
mail-hello = Hello { $name },
mail-hello-nameless = Hello,
# Above the button's address, which follows on a line of its own.
mail-copy = If the button doesn’t work, copy this address into your browser:
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
    .preview = One tap, and your account at { $shop } is ready.
    .title = Is this your address?
    .text = Please confirm it, so that order confirmations and news of returns reach you, and nobody else can use it.
    .action = Confirm my address
    .note = Didn’t open an account at { $shop }? Then there is nothing you need to do.

mail-welcome = Welcome to { -brand }
    .preview = Your address is confirmed.
    .title = Good to have you here.
    .text = Your address is confirmed and your account is ready. It keeps your wishlist, addresses and orders in one place.
    .action = Look around

mail-reset-password = Choose a new password
    .preview = Here is the link you asked for.
    .title = A new password
    .text = Someone, most likely you, asked for a new password for your account at { $shop }. Choose one here; you’ll then be signed out on all your devices.
    .action = Choose a password
    .note = Didn’t ask for it? Then leave this email be: your password stays as it is.

mail-password-changed = Your password was changed
    .preview = If this was you, there is nothing to do.
    .title = You have a new password.
    .text = The password of your account at { $shop } has just been changed. If this was you, there is nothing to do. If it wasn’t, choose another one now and write to us.
    .action = It wasn’t me

mail-email-change-confirm = Confirm your new email address
    .preview = One tap, and we’ll write to this address from now on.
    .title = Your new address
    .text = You’d like to use this address for your account at { $shop }. Confirm it, and we’ll write to you here from now on.
    .action = Use this address
    .note = Didn’t ask for it? Then there is nothing you need to do, and the account keeps its old address.

# $email is the new address.
mail-email-changed = Your email address was changed
    .preview = From now on we’ll write to your new address.
    .title = You have a new address.
    .text = Your account at { $shop } now has the address { $email }. We won’t write to this one any more.
    .note = Wasn’t this you? Reply to this email straight away, and we’ll help you get your account back.

mail-account-deleted = Your account has been deleted
    .preview = Your addresses and your wishlist are gone too.
    .title = Goodbye.
    .text = Your account at { $shop } has been deleted, along with your addresses and your wishlist. We keep invoices for as long as the law requires, apart from everything else. You’re welcome back at any time.

## Newsletter

# $days is the number of days until the address is forgotten.
mail-newsletter-confirm = Confirm your subscription
    .preview = One tap, and our letters will come to you.
    .title = Shall we write to you?
    .text = Someone left this address at { $shop } to hear our news: new pieces, reductions, now and then a story. Confirm it, and our letters will come.
    .action = Yes, write to me
    .note = Wasn’t this you? Then do nothing: without your yes we send no letters, and in { $days ->
        [one] { $days } day
       *[other] { $days } days
    } we’ll forget the address.

mail-newsletter-welcome = You are on the list
    .preview = Thank you. The next letter is already being written.
    .title = Thank you for letting us write.
    .text = From now on you’ll be the first to hear about new pieces and reductions at { $shop }. Every letter has a link to leave the list at once.
    .action = See what’s new

## For the shop's own people

mail-test = A letter from { $shop }
    .preview = If you can read this, mail arrives.
    .title = Mail arrives.
    .text = We sent this letter to try out the shop’s mail settings. There is nothing to do.
