# Companies that sell in the shop: how to become one, and which there are.

seller-meta-title = { $title } – { -brand }
seller-apply-title = Venda connosco
seller-apply-lead = Faz roupa que dá gosto vestir todos os dias? Mostre-a na nossa loja. Fale-nos da sua empresa e entraremos em contacto.
seller-what-title = O que significa vender connosco
seller-reach-title = As suas peças nas nossas lojas
seller-reach-text = Em cada país mostramo-las na língua e com o preço na moeda de quem compra.
seller-service-title = Dos clientes tratamos nós
seller-service-text = Encomendas, pagamentos, entregas, devoluções e perguntas ficam connosco.
seller-terms-title = Tudo por escrito
seller-terms-text = Antes de começar, acordamos a comissão, os pagamentos e quem faz o quê.
seller-who-title = Quem se pode candidatar
seller-who-text = Empresas registadas com marca de roupa própria: roupa interior, T-shirts, bodies, leggings e outras peças básicas. Cada peça tem de ter a etiquetagem exigida por lei: composição, cuidados e fabricante.
seller-how-text = Lemos todas as candidaturas e respondemos por e-mail.
seller-form-title = A sua candidatura

seller-company = Empresa
seller-contact = Pessoa de contacto
seller-web = Site
seller-web-help = Por exemplo, example.com
seller-goods = O que vende
seller-goods-t-shirts = T-shirts
seller-goods-underwear = Roupa interior
seller-goods-bodysuits = Bodies
seller-goods-leggings = Leggings
seller-goods-other = Outra roupa
seller-quantity = Peças por mês
seller-quantity-to-100 = Até 100
seller-quantity-to-500 = De 100 a 500
seller-quantity-to-2000 = De 500 a 2000
seller-quantity-over-2000 = Mais de 2000
seller-message = Mensagem
seller-message-help = O que têm as suas peças de especial? Onde são feitas?
seller-listed = Quando vendermos convosco, podem mostrar a nossa empresa entre os vossos vendedores.
seller-submit = Enviar candidatura

seller-sent-title = Obrigado
seller-sent-text = Recebemos a sua candidatura e enviámos-lhe um e-mail. Assim que a lermos, entraremos em contacto.
notice-seller-applied = A candidatura foi enviada.

seller-list-title = Os nossos vendedores
seller-list-lead = Empresas cujas peças encontra na nossa loja.
seller-list-empty-title = Ainda não há vendedores
seller-list-empty-text = Por agora ninguém mais vende nesta loja. Quer ser a primeira empresa?
seller-list-invitation = Também quer vender aqui?
