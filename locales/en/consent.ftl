# The question that is asked before any tag of analytics or marketing is loaded. Accepting and refusing are equally easy.

consent-title = May we use cookies for analytics and marketing?
consent-text = Only if you agree. The shop works just as well without them, and you can change your answer at the bottom of any page.
# A link to the page about cookies.
consent-more = How we use cookies
# Buttons. Accepting and refusing look alike.
consent-accept = Accept all
consent-refuse = Refuse all
consent-choose = Choose
consent-save = Save my choice
consent-necessary = Necessary
consent-necessary-text = Sign-in, cart and language. Always on.
consent-analytics = Analytics
consent-analytics-text = Shows us which pages help and where people get stuck.
consent-marketing = Marketing
consent-marketing-text = Measures our ads and tailors them to you on other sites. Also remembers which partner’s link brought you here.
# A notice.
consent-saved = Your choice is saved
