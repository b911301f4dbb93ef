# German of Austria: only what differs from German.

field-address2 = Stiege, Stock, Tür, Firma
addresses-empty = Noch keine Adresse. Mit einer gespeicherten geht es an der Kassa ganz schnell.
