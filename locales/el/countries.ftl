# Names of countries, standing alone.

country-at = Αυστρία
country-bd = Μπανγκλαντές
country-bg = Βουλγαρία
country-cy = Κύπρος
country-cz = Τσεχία
country-de = Γερμανία
country-es = Ισπανία
country-gr = Ελλάδα
country-hr = Κροατία
country-hu = Ουγγαρία
country-ie = Ιρλανδία
country-it = Ιταλία
country-lt = Λιθουανία
country-pl = Πολωνία
country-pt = Πορτογαλία
country-ro = Ρουμανία
country-si = Σλοβενία
country-sk = Σλοβακία
