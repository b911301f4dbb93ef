# What every form of the shop says: what is wrong with a field, and the words around fields.

## What is wrong with a field. Stands below the field. What is missing is named: an attribute of `form-required` has the name of
## its field, the value is for all other fields.

form-required = This field is required
    .email = Please enter your email address
    .password = Please enter your password
    .firstName = Please enter your first name
    .lastName = Please enter your last name
    .repeatPassword = Please repeat the password
    .oldPassword = Please enter your current password
    .countryId = Please choose a country
    .phoneCode = Please choose the country code
    .phone = Please enter your phone number
    .name = Please enter the first and last name
    .address = Please enter the house number and street
    .city = Please enter the town or city
    .state = Please enter the province or county
    .postalCode = Please enter the postcode
    .deliveryType = Please choose a delivery method
    .paymentMethod = Please choose a payment method
    .holder = Please enter the account holder’s name
    .iban = Please enter your IBAN
    .bank = Please enter the name of the bank
    .routingNumber = Please enter the routing number
    .accountNumber = Please enter the account number
    .company = Please enter the company’s name
    .contactName = Please enter the contact person’s name
    .webAddress = Please enter the address of your website
    .promotion = Please tell us how you’ll promote us
    .quantity = Please choose how many items
    .tShirts = Please choose at least one
    .invoiceNumber = Invoice number cannot be empty
    .orderNumber = Order number cannot be empty
    .contact = Please enter the email address or postcode of the order
    .reason = A refund reason must be selected
    .photos = Please add at least one photo
form-email = Please enter a valid email
form-web = Please enter a web address such as example.com
# $min and $max are whole numbers.
form-min = { $min ->
    [one] Please use at least { $min } character
   *[other] Please use at least { $min } characters
}
form-max = { $max ->
    [one] Please use at most { $max } character
   *[other] Please use at most { $max } characters
}
form-upper = Please use at least one uppercase letter
form-digit = Please use at least one number
form-special = Please use at least one special character, such as ! or ?
form-same = The passwords don’t match
form-accepted = You must accept the terms and conditions
form-phone = Please enter a phone number we can call you on
# $example is a postcode of the chosen country.
form-postcode = Please enter a postcode such as { $example }
form-date = Please enter a valid date
form-choice = Please choose one from the list
form-state = Please enter the province or county
form-common-password = This password is too common. Please choose another
form-wrong-password = This isn’t your current password

## Around the fields

# Behind the label of a field that may stay empty.
form-optional = (optional)
# Above a form that could not be sent. The fields follow, each with what is wrong.
form-summary = { $count ->
    [one] Please check one field.
   *[other] Please check { $count } fields.
}
# When the network or the server failed and said nothing.
form-failed = This couldn’t be sent. Everything you typed is still here; please try again in a moment.
# Read aloud while the answer is on its way.
form-sending = One moment
form-password-show = Show password
# Below a new password.
form-password-help = At least 6 characters, with an uppercase letter, a number and a special character.
# $example is a postcode of the chosen country.
form-postcode-help = For example { $example }
form-choose = Please choose
form-save = Save
form-cancel = Cancel
# A question before another page opens, with its two answers.
form-leave-title = Leave without saving?
form-leave-text = Your changes haven’t been saved yet.
form-leave-stay = Keep editing
form-leave-go = Leave without saving
