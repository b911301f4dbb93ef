# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Nejdřív se prosím přihlaste.
error-forbidden = K tomuto nemáte oprávnění.
error-not-found = To, co hledáte, se nepodařilo najít.
error-page-not-found = Stránka nenalezena: { $path }
error-bad-request = Tomuto požadavku nerozumíme.
error-method-not-allowed = Tuto adresu takto použít nelze.
error-too-large = Tohle je příliš velké.
error-rate-limited = To bylo trochu moc často. Chvilku prosím počkejte a zkuste to znovu.
error-internal = Něco se pokazilo.
error-unavailable = Obchod má teď plno. Zkuste to prosím za chvilku znovu.

error-invalid = Něco v požadavku nesedí. Zkontrolujte prosím pole uvedená níže.
error-parameter-required = Tento údaj chybí.
error-parameter-number = Musí to být celé číslo.
error-parameter-range = Hodnota musí být mezi { $min } a { $max }.
error-parameter-choice = Povolené hodnoty: { $choices }.
error-parameter-text = Obsahuje znak, který nelze použít.
error-parameter-long = Je to příliš dlouhé. Povolený počet znaků: nejvýše { $max }.
error-parameter-many = Hodnot je příliš mnoho. Povolený počet: nejvýše { $max }.
error-country-mismatch = Tato adresa patří obchodu v jiné zemi.
