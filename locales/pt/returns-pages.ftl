# As páginas depois de uma encomenda: onde está, devoluções e livre resolução.

returns-meta-title = { $title } | { -brand }

## Tracking an order

track-title = Acompanhar a encomenda
track-lead = Encontra o número em todos os e-mails sobre a encomenda. Introduza-o com o endereço de e-mail ou o código postal da encomenda.
track-number = Número da fatura ou da encomenda
track-contact = Endereço de e-mail ou código postal
track-submit = Ver a minha encomenda
track-email-needed = Para devolver algo ou ver todos os detalhes, introduza o endereço de e-mail da encomenda em vez do código postal.
track-now = O que pode fazer agora
track-pickup = A sua encomenda está pronta. Pode levantá-la aqui: { $address }
track-nothing = De momento não precisa de fazer nada.
track-details = Tudo sobre esta encomenda
track-other = Acompanhar outra encomenda

## A return, step by step

return-title = Devolver artigos
return-lead = Demora dois minutos e não precisa de criar uma conta.
return-find = Procurar a minha encomenda
return-choose-title = O que quer devolver?
return-until = Pode devolver estes artigos até: { $date }
return-how-many = Quantas peças devolve?
return-none = Nenhuma
return-line-over = Este artigo já não pode ser devolvido.
return-line-requested = Numa devolução que já pediu: { $count }
return-outcome = O que prefere em troca?
return-refund = Reembolso
return-exchange-for = Troca por { $choice }
return-choose-missing = Escolha pelo menos um artigo.
return-continue = Continuar
return-back = Alterar a seleção
return-reason-title = Qual é o motivo da devolução?
return-reason = Motivo
return-comment = Há mais alguma coisa que devamos saber?
return-photos = Fotografias do dano
return-photos-help = JPEG, PNG ou WebP. Só a nossa equipa de devoluções as vê e apagamo-las quando a devolução termina.
return-photos-remove = Remover a fotografia { $name }
return-photos-no-script = Para adicionar fotografias, o navegador tem de ter o JavaScript ativo. Também as pode enviar por e-mail: { $email }
return-way = Como vai enviar?
return-account = Pagou na entrega, por isso transferimos o dinheiro para a sua conta bancária. Pedimos-lhe os dados por e-mail.
return-preview-title = O que recebe de volta
return-preview-items = Artigos
return-preview-lost = Deixa de se aplicar: { $title }
return-preview-total = Reembolso
return-preview-kept = O que fica consigo custa
return-preview-exchange = Os artigos que troca não são reembolsados.
return-submit = Pedir a devolução
return-impossible-title = Esta encomenda não pode ser devolvida aqui
return-contact = Há algum problema com um artigo? Escreva-nos e encontramos uma solução:

## The states of returns

return-status-title = As suas devoluções
return-status-find = Introduza o endereço de e-mail ou o código postal da encomenda para ver as devoluções.
return-status-none = Esta encomenda ainda não tem devoluções.
return-done = Recebemos o seu pedido de devolução e enviámos-lhe os detalhes por e-mail.
return-number = Devolução { $number }
return-refused = Porque a recusámos: { $reason }
return-label = Imprimir a etiqueta de devolução
return-take-back = Cancelar esta devolução

## The statutory withdrawal

withdrawal-title = Livre resolução do contrato
withdrawal-lead = Pode resolver o contrato de compra sem indicar qualquer motivo. Diga do que se trata e depois confirme.
withdrawal-until = Prazo para resolver o contrato: { $date }
withdrawal-what = O que abrange a livre resolução?
withdrawal-requested = Já pediu a devolução de alguns destes artigos. Ainda assim, pode resolver o contrato também quanto a eles.
withdrawal-replaces = Os artigos da sua devolução passam para esta livre resolução. Recebe o dinheiro de volta, mesmo que tenha pedido uma troca. Se já os enviou, não precisa de fazer mais nada.
withdrawal-how-many = Quantos abrange a livre resolução?
withdrawal-confirm-title = Confirme a livre resolução
withdrawal-statement = Venho por este meio resolver o contrato relativo a estes artigos. Encomenda { $number }, feita: { $date }
withdrawal-receipt = Enviamos de imediato o comprovativo com data e hora para: { $email }
withdrawal-confirm = Confirmar a livre resolução
withdrawal-done = Recebemos a sua declaração de livre resolução e enviámos-lhe o comprovativo por e-mail.
withdrawal-number = Livre resolução { $number }
withdrawal-declared = Declarada: { $date }
withdrawal-over-title = O prazo de livre resolução terminou
withdrawal-over-text = Talvez ainda possa devolver artigos com as nossas devoluções voluntárias.
