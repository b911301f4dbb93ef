error-invoice-number-empty = O número da fatura não pode estar vazio

error-order-number-empty = O número da encomenda não pode estar vazio

error-track-contact-empty = Indique o e-mail ou o código postal da encomenda

error-order-not-found = Não encontrámos nenhuma encomenda com estes dados. Verifique o número e o e-mail ou o código postal.

error-return-needs-email = Para devolver algo, indique o número da encomenda juntamente com o e-mail da encomenda.
error-return-reason = É necessário escolher um motivo de devolução
error-return-nothing = Escolha o que pretende devolver
error-return-nothing-left = Desta encomenda já não há nada para devolver.
error-return-twice = Este artigo aparece duas vezes no pedido
error-return-pieces = Mais do que é possível devolver. Possível: { $count }
error-return-photos = Adicione uma fotografia do dano
error-return-photos-many = Demasiadas fotografias. Possível: { $max }
error-return-photos-full = Já há fotografias suficientes para esta encomenda.
error-return-photo-gone = Uma fotografia já não está disponível. Adicione-a de novo.
error-return-exchange-gone = Este tamanho acabou de esgotar. Escolha outro ou o reembolso.
error-return-not-delivered = Pode devolver depois de a encomenda ser entregue. Até lá, pode resolver o contrato.
error-return-only-faults = O prazo de devolução terminou. Se algo estiver danificado, errado ou diferente da descrição, ainda o pode devolver.
error-return-over = O prazo de devolução terminou. Se houver algum problema com um artigo, escreva-nos.
error-return-not-withdrawable = Este pedido já não pode ser cancelado.
error-file-size = O tamanho do ficheiro ultrapassa { $max }
error-file-kind = Escolha uma fotografia em formato JPEG, PNG ou WebP

error-withdrawal-over = O prazo de livre resolução desta encomenda terminou. Talvez ainda a possa devolver.
error-withdrawal-nothing-left = Já resolveu o contrato quanto a tudo nesta encomenda, ou já o devolveu.
error-withdrawal-confirm = Confirme que pretende resolver o contrato

notice-return-requested = Recebemos o seu pedido.
notice-return-withdrawn = O seu pedido está cancelado.

notice-withdrawal-declared = Recebemos a sua declaração. O comprovativo segue por e-mail.

withdrawal-before-delivery = 14 dias após a entrega

return-reason-too-small = Demasiado pequeno
return-reason-too-large = Demasiado grande
return-reason-changed-mind = Não gosto
return-reason-too-late = Chegou demasiado tarde
return-reason-not-as-described = Diferente da descrição
return-reason-wrong-item = Chegou o artigo errado
return-reason-damaged = Danificado ou com defeito

return-way-label = Por transportadora
return-way-label-text = Imprima a etiqueta, cole-a na embalagem e entregue-a ao estafeta.
return-way-drop-off = Pessoalmente
return-way-drop-off-text = Traga a embalagem para: { $address }

return-status-requested = Devolução pedida
return-status-declared = Livre resolução declarada
return-status-approved = Aprovada
return-status-received = Recebida
return-status-inspected = Verificada
return-status-refunded = Reembolsada
return-status-exchanged = Troca enviada
return-status-refused = Recusada
return-status-withdrawn = Cancelada por si

return-label-title = Devolução
return-label-to = Para
return-label-order = Encomenda
return-label-items = Nesta embalagem
return-label-step-pack = Coloque os artigos numa caixa ou saco e feche bem.
return-label-step-stick = Recorte a etiqueta e cole-a no exterior de modo que o código de barras fique liso.
return-label-step-hand-over = Entregue a embalagem e guarde o talão até receber o seu dinheiro.

mail-return-requested = A sua devolução { $number }
    .preview = Veja como a enviar.
    .title = Recebemos o seu pedido.
    .text = Pretende devolver algo da sua encomenda { $order }. Eis o que anotámos.
    .action = Como enviar
    .note = Escreva na embalagem o número da devolução: { $number }

mail-return-received = A sua devolução { $number } chegou
    .preview = Estamos a verificá-la.
    .title = Recebemos a sua devolução.
    .text = A devolução da sua encomenda { $order } chegou. Vamos verificá-la e depois enviar-lhe o dinheiro, ou o que escolheu em alternativa.
    .action = Ver em que ponto está

mail-return-refunded = Reembolso da sua devolução { $number }
    .preview = O seu dinheiro está a caminho.
    .title = O seu dinheiro está a caminho.
    .text = Verificámos a devolução da sua encomenda { $order } e devolvemos o valor abaixo pela forma como pagou. Se pagou na entrega, pedimos-lhe a conta bancária noutro e-mail.
    .action = Ver em que ponto está

mail-return-exchanged = Troca da sua devolução { $number }
    .preview = Enviamos-lhe o outro tamanho.
    .title = A sua troca está a caminho.
    .text = Verificámos a devolução da sua encomenda { $order } e enviamos-lhe, em troca, o tamanho que escolheu.
    .action = Ver em que ponto está

mail-return-refused = Sobre a sua devolução { $number }
    .preview = Infelizmente, não a podemos aceitar.
    .title = Não podemos aceitar a sua devolução.
    .text = Vimos a devolução da sua encomenda { $order } e infelizmente não podemos reembolsar nada por ela.
    .action = Ver em que ponto está
    .note = O motivo: { $reason }

mail-withdrawal-receipt = Comprovativo da livre resolução { $number }
    .preview = Recebemos a sua declaração.
    .title = Recebemos a sua declaração de livre resolução.
    .text = Resolveu o contrato da encomenda { $order } quanto aos artigos abaixo. Este e-mail é o seu comprovativo.
    .action = Como enviar
    .note = O que já recebeu, devolva no prazo de 14 dias. Reembolsamos o que pagou.

mail-return-number = Número da devolução
mail-return-asked = Pedida em
mail-withdrawal-declared = Livre resolução declarada em
