# German of Austria: only what differs from German.

field-address2 = Stiege, Stock, Tür, Firma
addresses-empty = Noch keine Adresse. Speichere eine, und an der Kassa geht es ganz schnell.
