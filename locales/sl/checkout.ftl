## Coming back from paying

order-number-of = Naročilo { $number }
pay-meta-title = Plačilo | { -brand }
pay-succeeded = Plačilo je uspelo!
pay-processing = Vaše plačilo se obdeluje.
pay-processing-text = Stran se osvežuje sama. Ko bo plačilo potrjeno, vam bomo pisali tudi po e-pošti.
pay-failed = Vaše plačilo ni uspelo, poskusite znova.
pay-error = Nekaj je šlo narobe.
pay-error-text = Vaše naročilo je shranjeno. Poskusite znova čez trenutek.
