# Páginas de texto, perguntas frequentes, ajuda, cuidados e diário.

content-meta-title = { $title } – { -brand }
content-updated = Atualizado em { $date }
content-days = { $count ->
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}
content-contents = Nesta página
content-other-language = Esta página ainda não foi traduzida, por isso está em inglês.
content-faq-title = Perguntas frequentes
content-faq-lead = Encomendas, pagamentos, entregas, devoluções e tamanhos: respostas curtas ao que mais nos perguntam.
content-faq-search = Pesquisar nas perguntas
content-faq-found = { $count ->
    [one] { $count } pergunta encontrada
    [many] { $count } de perguntas encontradas
   *[other] { $count } perguntas encontradas
}
content-faq-none = Não encontrámos nada. Experimente outra palavra ou escreva-nos.
content-help-title = Centro de ajuda
content-help-lead = Escolha o assunto. Se não encontrar a resposta, teremos todo o gosto em ajudar.
content-help-contact = Ainda tem uma pergunta? Escreva ou ligue
content-care-title = Cuidados com a roupa
content-care-lead = O que significam os símbolos de cuidado e como a roupa se mantém bonita durante mais tempo.
content-blog-title = Diário
content-blog-page = Diário, página { $page }
content-blog-lead = Sobre tecidos, cortes e cuidados, e como usar bons básicos todos os dias.
content-blog-more = Mais do diário
content-blog-products = Peças relacionadas
