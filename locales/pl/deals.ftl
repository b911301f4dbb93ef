# Błyskawiczne okazje: ich strona i linia, która tam prowadzi.

deals-title = Błyskawiczne okazje
deals-lead = Wybrane rzeczy w niższej cenie, tylko przez krótki czas.
deals-running = Już trwa
deals-upcoming = Już wkrótce
deals-starts = Początek: { $date }
deals-ends = Koniec: { $date }
deals-open = Do błyskawicznych okazji
deals-empty-title = Teraz nie ma błyskawicznych okazji
deals-empty-text = Następna na pewno się pojawi. Zajrzyj znowu.
