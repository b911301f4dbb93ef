# Pages of text, frequent questions, the help centre, product care and the journal. The texts themselves are files of content.

content-meta-title = { $title } – { -brand }
content-updated = Updated on { $date }
# How long somebody has to return something; used after “You have” and after a colon, in every language.
content-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
content-contents = On this page
content-other-language = This page has not been translated yet, so you see it in English.
content-faq-title = Frequently asked questions
content-faq-lead = Ordering, paying, delivery, returns and sizes: short answers to what we are asked most.
content-faq-search = Search the questions
content-faq-found = { $count ->
    [one] { $count } question found
   *[other] { $count } questions found
}
content-faq-none = Nothing found. Try another word, or write to us.
content-help-title = Help centre
content-help-lead = Choose a topic. If you can’t find your answer, we’re happy to help.
content-help-contact = Still have a question? Write or call
content-care-title = Product care
content-care-lead = What the care symbols mean, and how your clothes stay beautiful for longer.
content-blog-title = Journal
content-blog-page = Journal, page { $page }
content-blog-lead = About fabrics, fit and care, and how to wear good basics every day.
content-blog-more = More from the journal
content-blog-products = Products for this post
