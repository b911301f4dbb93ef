# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Please sign in first.
error-forbidden = You are not allowed to do this.
error-not-found = What you are looking for could not be found.
# $path is the address that was asked for.
error-page-not-found = Page Not Found: { $path }
error-invalid = Something in the request is not right. Please check the fields named below.
# $field is the name of a query parameter, such as "page".
error-parameter-number = { $field } must be a whole number.
error-parameter-range = { $field } must be between { $min } and { $max }.
# $choices is a list of the allowed values.
error-parameter-choice = { $field } must be one of: { $choices }.
error-parameter-missing = { $field } is missing.
error-parameter-unusable = { $field } cannot be used as it is: it is too long or holds a character that no name has.
error-country-mismatch = This address belongs to another country's shop.
error-method-not-allowed = This address does not answer such a request.
error-bad-request = The request could not be understood.
error-rate-limited = That was a little too often. Please wait a moment and try again.
error-internal = Something went wrong.
error-unavailable = The shop is busy right now. Please try again in a moment.


