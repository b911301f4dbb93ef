# Emails: the subject, then as attributes the preview text beside the subject in the inbox (.preview), the heading (.title), the
# text (.text), the label of the button (.action) and the small print below it (.note).

## In every email

mail-hello = Olá, { $name },
mail-hello-nameless = Olá,
mail-copy = Se o botão não funcionar, copie este link para o navegador:
mail-link-minutes = { $count ->
    [one] O link é válido durante um minuto e só pode ser usado uma vez.
    [many] O link é válido durante { $count } de minutos e só pode ser usado uma vez.
   *[other] O link é válido durante { $count } minutos e só pode ser usado uma vez.
}
mail-link-hours = { $count ->
    [one] O link é válido durante uma hora e só pode ser usado uma vez.
    [many] O link é válido durante { $count } de horas e só pode ser usado uma vez.
   *[other] O link é válido durante { $count } horas e só pode ser usado uma vez.
}
mail-link-days = { $count ->
    [one] O link é válido durante um dia e só pode ser usado uma vez.
    [many] O link é válido durante { $count } de dias e só pode ser usado uma vez.
   *[other] O link é válido durante { $count } dias e só pode ser usado uma vez.
}
mail-help = Dúvidas? Basta responder a este e-mail.
mail-unsubscribe = Cancelar a subscrição

## Accounts

mail-verify-email = Confirme o seu e-mail
    .preview = Um clique e a sua conta na { $shop } fica pronta.
    .title = Este é o seu e-mail?
    .text = Confirme-o, para receber as confirmações das suas encomendas e as notícias das suas devoluções e para que mais ninguém o possa usar.
    .action = Confirmar o meu e-mail
    .note = Não criou uma conta na { $shop }? Então não precisa de fazer nada.

mail-welcome = Boas-vindas à { -brand }
    .preview = O seu e-mail está confirmado.
    .title = É bom contar consigo.
    .text = O seu e-mail está confirmado e a sua conta está pronta. Os seus favoritos, moradas e encomendas ficam num só lugar.
    .action = Dar uma vista de olhos

mail-reset-password = Escolha uma nova palavra-passe
    .preview = Aqui está o link que pediu.
    .title = Uma nova palavra-passe
    .text = Foi pedida uma nova palavra-passe para a sua conta na { $shop }, muito provavelmente por si. Escolha-a aqui; depois, a sessão termina em todos os seus dispositivos.
    .action = Escolher a palavra-passe
    .note = Não a pediu? Então ignore este e-mail: a sua palavra-passe continua a ser a mesma.

mail-password-changed = A sua palavra-passe foi alterada
    .preview = Se fez esta alteração, não há nada a fazer.
    .title = Tem uma nova palavra-passe.
    .text = A palavra-passe da sua conta na { $shop } acaba de ser alterada. Se fez esta alteração, não há nada a fazer. Se não, escolha já outra e escreva-nos.
    .action = Não fui eu

mail-email-change-confirm = Confirme o seu novo e-mail
    .preview = Um clique e, a partir de agora, escrevemos para este e-mail.
    .title = O seu novo e-mail
    .text = Pediu para usar este e-mail na sua conta na { $shop }. Confirme-o e, a partir de agora, escrevemos para aqui.
    .action = Usar este e-mail
    .note = Não fez este pedido? Então não precisa de fazer nada: a conta mantém o e-mail anterior.

mail-email-changed = O seu e-mail foi alterado
    .preview = A partir de agora, escrevemos para o novo e-mail.
    .title = Um novo e-mail para a sua conta
    .text = A sua conta na { $shop } tem agora o e-mail { $email }. Não voltaremos a escrever para o anterior.
    .note = Não fez esta alteração? Responda já a este e-mail e nós ajudamos a recuperar a sua conta.

mail-account-deleted = A sua conta foi eliminada
    .preview = As suas moradas e os seus favoritos também foram eliminados.
    .title = Até à próxima.
    .text = A sua conta na { $shop } foi eliminada, com as suas moradas e os seus favoritos. As faturas ficam guardadas, à parte de tudo o resto, durante o prazo que a lei exige. A porta fica aberta, para quando quiser voltar.

## Newsletter

mail-newsletter-confirm = Confirme a sua subscrição
    .preview = Um clique e passa a receber a nossa newsletter.
    .title = Quer receber a nossa newsletter?
    .text = Alguém deixou este e-mail na { $shop } para receber novidades: peças novas, descontos e, de vez em quando, uma história. Confirme-o e começamos a escrever-lhe.
    .action = Sim, subscrever
    .note = Não fez este pedido? Então não faça nada: sem o seu consentimento não lhe escrevemos e, dentro de { $days } { $days ->
            [one] dia
            [many] de dias
           *[other] dias
        }, apagamos este e-mail.

mail-newsletter-welcome = A sua subscrição está ativa
    .preview = Obrigado. Já estamos a preparar a próxima newsletter.
    .title = Obrigado por subscrever.
    .text = A partir de agora, sabe em primeira mão das peças novas e dos descontos na { $shop }. Cada e-mail traz um link para cancelar de imediato a subscrição.
    .action = Ver as novidades

mail-back-in-stock = { $item } está de volta
    .preview = Pediu-nos que avisássemos: o artigo está de novo disponível.
    .title = Está de volta.
    .text = Pediu-nos que avisássemos quando { $item } voltasse à { $shop }. Já está disponível. Não o podemos reservar, por isso pode voltar a esgotar.
    .action = Ver o artigo
    .note = Sobre este artigo escrevemos só desta vez: o seu aviso e o endereço de e-mail que deixou para o receber já foram apagados. O link abaixo apaga também os avisos de outros artigos.

mail-seller-received = Recebemos a sua candidatura
    .preview = Vamos lê-la e entrar em contacto.
    .title = Obrigado pela candidatura.
    .text = Quer vender na { $shop } e a sua candidatura chegou. Vamos lê-la e responder por e-mail.

mail-seller-application = Nova candidatura de vendedor: { $company }
    .preview = { $company } ({ $country }) quer vender aqui.
    .title = Uma empresa quer vender aqui.
    .text = { $company } ({ $country }) candidatou-se a vender na { $shop }.
    .note = Candidatura { $number } · Contacto: { $contact }, { $email }, { $phone } · Site: { $web } · Vende: { $goods } · Peças por mês: { $quantity } · Mensagem: { $message }

mail-seller-accepted = Pode vender connosco
    .preview = Aceitámos a sua candidatura.
    .title = Damos-lhe as boas-vindas.
    .text = Lemos a sua candidatura e gostaríamos de mostrar as suas peças na { $shop }. Entraremos em contacto sobre os próximos passos.
    .action = Ver os nossos vendedores

mail-seller-rejected = Sobre a sua candidatura
    .preview = Obrigado pelo interesse.
    .title = Não podemos propor uma colaboração.
    .text = Obrigado por querer vender na { $shop }. Lemos a sua candidatura e decidimos não avançar.
    .note = O motivo: { $reason }

## For operators

mail-test = E-mail de teste da { $shop }
    .preview = Se está a ler isto, os e-mails chegam.
    .title = Os e-mails chegam.
    .text = Este e-mail foi enviado para testar as definições de e-mail da loja. Não há nada a fazer.

## Encomendas

mail-order-confirmation = A sua encomenda { $number }
    .preview = Obrigado! Já a estamos a preparar.
    .title = Obrigado pela sua encomenda.
    .text = Recebemos a sua encomenda { $number } e já a estamos a preparar. Guarde este e-mail: é a confirmação da sua encomenda.
    .action = Ver a encomenda

mail-order-payment-failed = O pagamento da encomenda { $number } falhou
    .preview = Os seus artigos ficam reservados por mais algum tempo.
    .title = O pagamento não foi concluído.
    .text = O pagamento da sua encomenda { $number } não foi concluído. Os seus artigos ficam reservados por mais algum tempo: tente novamente.
    .action = Pagar agora

mail-order-shipped = A encomenda { $number } está a caminho
    .preview = A sua encomenda saiu do nosso armazém.
    .title = A sua encomenda está a caminho.
    .text = A sua encomenda { $number } saiu do nosso armazém.
    .action = Ver a encomenda

mail-order-ready = A encomenda { $number } está pronta para levantamento
    .preview = Os seus artigos estão à sua espera.
    .title = Pronta para levantamento.
    .text = A sua encomenda { $number } está pronta. No levantamento, tenha consigo o número da encomenda.
    .action = Ver a encomenda

mail-order-delivered = A encomenda { $number } foi entregue
    .preview = Esperamos que goste.
    .title = A sua encomenda chegou.
    .text = A sua encomenda { $number } foi entregue. Se algo não estiver bem, basta responder a este e-mail.
    .action = Ver a encomenda

mail-order-cancelled = A encomenda { $number } foi cancelada
    .preview = Nada será enviado.
    .title = A sua encomenda foi cancelada.
    .text = A sua encomenda { $number } foi cancelada e nada será enviado. Se já pagou, devolvemos-lhe o dinheiro.
    .action = Ver a encomenda

mail-order-refunded = Reembolso da encomenda { $number }
    .preview = O seu dinheiro está a caminho.
    .title = Devolvemos-lhe o dinheiro.
    .text = Reembolsámos o valor abaixo pela sua encomenda { $number }. Consoante o banco, pode demorar alguns dias a chegar.
    .action = Ver a encomenda

mail-refund-account = Para onde enviamos o reembolso da encomenda { $number }?
    .preview = Precisamos da sua conta bancária para lhe enviar { $amount }.
    .title = Para onde enviamos o seu dinheiro?
    .text = Pagou a encomenda { $number } na entrega, por isso vamos reembolsar { $amount } por transferência bancária. Diga-nos para que conta.
    .action = Indicar a conta
    .note = O link funciona durante { $days ->
        [one] { $days } dia
        [many] { $days } de dias
       *[other] { $days } dias
    }. Até fazermos a transferência, pode corrigir os dados aí.

mail-refund-account-reminder = O reembolso da encomenda { $number } continua à espera
    .preview = Ainda precisamos da sua conta bancária para lhe enviar { $amount }.
    .title = Ainda não podemos enviar o seu dinheiro.
    .text = Queremos reembolsar { $amount } pela sua encomenda { $number }, mas ainda não conhecemos a sua conta bancária. Diga-nos qual é.
    .action = Indicar a conta
    .note = O link funciona durante { $days ->
        [one] { $days } dia
        [many] { $days } de dias
       *[other] { $days } dias
    }. Até fazermos a transferência, pode corrigir os dados aí.

## Dados da encomenda

mail-order-quantity = Quantidade: { $count }
mail-order-subtotal = Subtotal
mail-order-discount = Desconto
mail-order-coupon = Cupão { $code }
mail-order-shipping = Portes
mail-order-free = Grátis
mail-order-cash-charge = Suplemento por pagamento à cobrança
mail-order-total = Total
mail-order-vat = IVA incluído ({ $rate })
mail-order-refund = Reembolso
mail-order-number = Número da encomenda
mail-order-date = Data da encomenda
mail-order-invoice = Número da fatura
mail-order-carrier = Transportadora
mail-order-tracking = Número de seguimento
mail-order-payment = Pagamento
mail-order-cash = À cobrança
mail-order-online = Pagamento online
mail-order-arrives = Entrega prevista
mail-order-address = Morada de entrega
mail-order-billing = Morada de faturação
mail-order-pickup = Levantamento no nosso armazém
mail-order-pickup-hours = De segunda a sexta-feira, { $opens }–{ $closes } (hora da Europa Central)
mail-order-pickup-from = Pronta
mail-order-seller = Vendedor
mail-order-withdrawal = Direito de livre resolução
mail-order-withdrawal-text = { $days ->
    [one] Pode resolver este contrato no prazo de { $days } dia a contar da receção da encomenda, sem indicar o motivo. Basta comunicar-nos claramente essa decisão, por exemplo por e-mail, por correio ou na página «Livre resolução do contrato» da nossa loja.
    [many] Pode resolver este contrato no prazo de { $days } dias a contar da receção da encomenda, sem indicar o motivo. Basta comunicar-nos claramente essa decisão, por exemplo por e-mail, por correio ou na página «Livre resolução do contrato» da nossa loja.
   *[other] Pode resolver este contrato no prazo de { $days } dias a contar da receção da encomenda, sem indicar o motivo. Basta comunicar-nos claramente essa decisão, por exemplo por e-mail, por correio ou na página «Livre resolução do contrato» da nossa loja.
}
mail-order-form = Modelo de formulário de livre resolução
mail-order-form-to = Para:
mail-order-form-notice = Pela presente comunico/comunicamos que resolvo/resolvemos o meu/nosso contrato de compra e venda relativo ao seguinte bem:
mail-order-form-ordered = Solicitado em / recebido em:
mail-order-form-name = Nome do(s) consumidor(es):
mail-order-form-address = Endereço do(s) consumidor(es):
mail-order-form-signature = Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel):
mail-order-form-date = Data:
mail-order-guarantee = Garantia legal de conformidade
mail-order-guarantee-text = De acordo com o direito da UE, todos os bens têm uma garantia legal de conformidade de, pelo menos, dois anos. Se algo tiver defeito ou não corresponder à descrição, pode pedir a reparação ou a substituição gratuitas ou, quando a lei o prevê, a redução do preço ou a devolução do dinheiro.

## Parceiros

mail-affiliate-application = Nova candidatura de parceiro: { $name }
    .preview = { $name } gostaria de recomendar a { $shop }.
    .title = Alguém gostaria de recomendar a loja.
    .text = { $name } candidatou-se ao programa de parceiros da { $shop }.
    .note = Candidatura { $number } · E-mail: { $email } · Site: { $web } · Canais: { $channels } · Países: { $countries } · Como promove: { $promotion }

mail-affiliate-received = Recebemos a sua candidatura
    .preview = Vamos lê-la e entrar em contacto.
    .title = Obrigado pela sua candidatura.
    .text = Gostaria de recomendar a { $shop } e a sua candidatura ao nosso programa de parceiros chegou. Vamos lê-la e responder por e-mail.

mail-affiliate-approved = Damos-lhe as boas-vindas ao programa de parceiros
    .preview = Aceitámos a sua candidatura.
    .title = Damos-lhe as boas-vindas.
    .text = Aceitámos a sua candidatura ao programa de parceiros da { $shop }. O seu código é { $code }. Partilhe links e descontos e veja a qualquer momento o que rendem.
    .action = Abrir a minha área de parceiro

mail-affiliate-rejected = Sobre a sua candidatura
    .preview = Obrigado pelo interesse.
    .title = Não podemos propor uma colaboração.
    .text = Obrigado pela sua candidatura ao programa de parceiros da { $shop }. Lemos a candidatura e decidimos não avançar.
    .note = O motivo: { $reason }

mail-affiliate-suspended = A sua parceria está suspensa
    .preview = Por agora, as novas encomendas não contam.
    .title = Suspendemos a sua parceria.
    .text = Por agora, os novos cliques e encomendas na { $shop } não contam para si. Ainda pode ver os seus números.
    .note = O motivo: { $reason }

mail-affiliate-reinstated = A sua parceria está de novo ativa
    .preview = As novas encomendas voltam a contar.
    .title = É bom ter a sua companhia de novo.
    .text = A sua parceria com a { $shop } está de novo ativa. A partir de agora, os cliques e as encomendas voltam a contar para si.
    .action = Abrir a minha área de parceiro

mail-affiliate-left = Deixou o nosso programa de parceiros
    .preview = Obrigado pelas suas recomendações.
    .title = Obrigado e até à próxima.
    .text = Deixou o programa de parceiros da { $shop }. Os seus links e descontos já não dão comissão. O que ganhou ainda lhe será pago.

mail-affiliate-payout-changed = Os seus dados de pagamento foram alterados
    .preview = Se fez esta alteração, não há nada a fazer.
    .title = Tem novos dados de pagamento.
    .text = O que ganhar na { $shop } passa a ser pago nesta conta: { $account }. Se fez esta alteração, não há nada a fazer.
    .action = Verificar os dados de pagamento
    .note = Se não fez esta alteração, escolha já outra palavra-passe e escreva-nos.
