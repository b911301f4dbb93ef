# Payments: what the shop says when one cannot be made or refunded, and the sandbox’s page.

error-payment-unavailable = Mokėjimo paslauga šiuo metu nepasiekiama. Jūsų užsakymas išsaugotas, pabandykite dar kartą po akimirkos.
error-payment-closed = Šio mokėjimo tęsti nebegalima. Pradėkite jį iš naujo.
error-refund-too-much = Tai daugiau, nei liko iš šio mokėjimo.
error-refund-key = Šio grąžinimo jau prašyta su kita suma.
error-refund-resolved = Dėl šio grąžinimo nebėra ką spręsti.
error-iban = Šis IBAN neteisingas.
error-account-holder = Įveskite sąskaitos savininko vardą ir pavardę.
error-account-bank = Įrašykite banko pavadinimą.
error-routing-number = Įrašykite devynis skyriaus kodo skaitmenis.
error-account-number = Įrašykite sąskaitos numerį, nuo 6 iki 17 skaitmenų.
error-refund-account-closed = Sąskaitos pakeisti nebegalima. Jei kažkas negerai, parašykite mums.
error-refund-account-known = Sąskaita jau žinoma.
notice-refund-account-saved = Ačiū, jūsų sąskaita išsaugota.

sandbox-title = Bandomasis mokėjimas
sandbox-intro = Šis puslapis atstoja mokėjimo paslaugą. Kortelės nereikia, o pinigai nepervedami.
sandbox-order = Užsakymas { $number }
sandbox-success = Mokėti
sandbox-success-help = Mokėjimas iškart pavyksta.
sandbox-slow = Mokėti su uždelsimu
sandbox-slow-help = Mokėjimas kelias sekundes apdorojamas ir tada pavyksta.
sandbox-decline = Atmesti mokėjimą
sandbox-decline-help = Bankas mokėjimą atmeta; už užsakymą galima sumokėti dar kartą.
sandbox-abandon = Grįžti į parduotuvę
sandbox-abandon-help = Nieko nesumokama, o užsakymas kol kas lieka atviras.
