# A área de quem mostra a loja a outros e ganha uma comissão.

## Caminhos

affiliate-nav = Área de parceiros
affiliate-nav-dashboard = Resumo
affiliate-nav-links = Links
affiliate-nav-analytics = Estatísticas
affiliate-nav-discounts = Códigos de desconto
affiliate-nav-commissions = Comissões
affiliate-nav-media-kit = Fotografias e textos
affiliate-nav-profile = Perfil

## Entrar e candidatar-se

affiliate-login-title = Acesso de parceiros
affiliate-login-lead = Os seus links, encomendas e ganhos.
affiliate-login-shopper = Procura as suas encomendas?
affiliate-login-shop = Iniciar sessão como cliente
affiliate-register-title = Seja nosso parceiro
affiliate-register-lead = Mostre a nossa roupa aos seus seguidores e ganhe uma comissão em cada encomenda.
affiliate-register-you = Sobre si
affiliate-register-email-help = Pode usar o mesmo e-mail das compras: será uma conta à parte.
affiliate-register-how = Onde nos vai mostrar
affiliate-register-action = Enviar candidatura
affiliate-kind = Candidata-se como
affiliate-kind-person = Particular
affiliate-kind-company = Empresa
affiliate-company = Empresa
affiliate-web = Site
affiliate-channels = Os seus canais
affiliate-channel-kind = Canal
affiliate-channel-address = Endereço web ou nome
affiliate-channel-followers = Seguidores
affiliate-channel-blog = Blogue
affiliate-channel-instagram = Instagram
affiliate-channel-tiktok = TikTok
affiliate-channel-youtube = YouTube
affiliate-channel-facebook = Facebook
affiliate-channel-newsletter = Newsletter
affiliate-channel-other = Outro
affiliate-countries = Países onde vive o seu público
affiliate-promotion = Como nos vai apresentar?
affiliate-promotion-help = Bastam algumas frases. Os dados bancários ficam para mais tarde.
affiliate-terms = Condições do programa
affiliate-terms-own = Nas suas encomendas e nas do seu agregado familiar não ganha nada.
affiliate-terms-ads = Onde mostrar os nossos links, diz claramente que são publicidade.
affiliate-terms-honest = Não licita o nosso nome em motores de pesquisa nem promete nada que nós não prometamos.
affiliate-terms-mail = Só envia newsletters a quem as pediu.
affiliate-terms-returns = O que é devolvido ou cancelado não dá comissão. Por isso, a comissão espera pelo fim do prazo de devolução.
affiliate-terms-payout = Pagamos assim que se atinge o valor mínimo. Os impostos ficam a seu cargo.
affiliate-terms-agree = Li e aceito as condições do programa.
affiliate-terms-changed = As condições do programa mudaram
affiliate-applied-title = Obrigado, recebemos a sua candidatura
affiliate-applied-text = Vai ser lida por uma pessoa. Demora alguns dias úteis.
affiliate-applied-mail = Confirme o seu e-mail com o link que acabámos de enviar.
affiliate-applied-read = Escrevemos-lhe com a decisão. Até lá, depois de entrar, vê em que ponto está a candidatura.
affiliate-applied-start = Quando for aceite, crie o seu primeiro link.

## Estado

affiliate-pending-title = Estamos a ler a sua candidatura
affiliate-pending-text = Recebe um e-mail assim que decidirmos. Até lá, pode completar o seu perfil.
affiliate-rejected-title = Não aceitámos a sua candidatura
affiliate-rejected-text = Se alguma coisa mudou, escreva-nos. O nosso e-mail está no fundo de cada página da loja.
affiliate-suspended-title = A sua conta está suspensa
affiliate-suspended-text = Continua a ver tudo aqui, mas os cliques e as encomendas já não contam e nada pode ser alterado.
affiliate-left-title = Saiu do programa
affiliate-left-text = Os seus links já não contam. O que ganhou até então ainda será pago.
affiliate-reason = Motivo:

## Números

affiliate-number = { $number }
affiliate-percent = { $number }%
affiliate-day = { $day }/{ $month }/{ $year }
affiliate-days = { $count ->
    [one] { $count } dia
    [many] { $count } de dias
   *[other] { $count } dias
}
affiliate-range = Período
affiliate-date-from = De
affiliate-date-to = Até
affiliate-compare = Comparar com o período anterior
affiliate-show = Mostrar
affiliate-all = Todos
affiliate-show-all = Mostrar todas
affiliate-earnings = Ganhos
affiliate-earnings-in = Ganhos em { $currency }
affiliate-pending = Pendente
affiliate-paid = Pago
affiliate-clicks = Cliques
affiliate-clicks-before = Cliques antes
affiliate-conversions = Encomendas
affiliate-conversion-rate = Conversão
affiliate-epc = Ganho por clique
affiliate-revenue = Vendas
affiliate-sale = Venda
affiliate-commission = Comissão
affiliate-before = Antes:
affiliate-daily = Dia a dia
affiliate-measure = O que o gráfico mostra
affiliate-chart = { $what } por dia. Os números estão na tabela.
affiliate-chart-before = A linha pontilhada é o período anterior.
affiliate-as-table = Mostrar como tabela
affiliate-sources = De onde vêm os cliques
affiliate-source-none = Não indicado
affiliate-top-products = Melhores produtos
affiliate-top-pages = Melhores páginas
affiliate-name = Nome
affiliate-csv = Guardar como CSV
affiliate-first-title = Os seus primeiros passos
affiliate-first-text = Ainda não há nada para contar. Assim que alguém abrir um dos seus links, verá aqui.
affiliate-first-link = Crie o seu primeiro link
affiliate-first-link-text = Para qualquer página de qualquer uma das nossas lojas.
affiliate-first-link-action = Criar link
affiliate-first-media = Leve fotografias e textos
affiliate-first-media-text = Todos os produtos com descrição, prontos a partilhar.
affiliate-first-media-action = Abrir fotografias e textos
affiliate-first-payout = Indique os dados bancários
affiliate-first-payout-text = Para sabermos para onde enviar os seus ganhos.
affiliate-first-payout-action = Abrir o perfil

## Estatísticas

affiliate-by = Dividir por
affiliate-by-day = Dia
affiliate-by-source = Origem
affiliate-by-medium = Meio
affiliate-by-campaign = Campanha
affiliate-by-content = Conteúdo
affiliate-by-term = Termo
affiliate-by-country = País
affiliate-by-device = Dispositivo
affiliate-by-browser = Navegador
affiliate-by-product = Produto
affiliate-by-landing = Página de entrada
affiliate-device-mobile = Telemóvel
affiliate-device-tablet = Tablet
affiliate-device-desktop = Computador
affiliate-analytics-empty = Sem cliques neste período
affiliate-analytics-empty-text = Escolha um período mais longo ou partilhe um link.

## Links

affiliate-links-lead = Cada link leva o seu código. As encomendas feitas através dele contam para si.
affiliate-link-kind = Para onde
affiliate-link-address = Endereço de uma página
affiliate-link-address-help = Copie-o de qualquer uma das nossas lojas.
affiliate-link-category = Categoria
affiliate-link-target = Produto ou categoria
affiliate-link-search = Pesquise os produtos e as categorias
affiliate-link-no-discount = Sem desconto
affiliate-link-campaign = Campanha
affiliate-link-made = O seu link
affiliate-link-whole = Link completo
affiliate-link-short = Link curto
affiliate-link-qr = Código QR
affiliate-link-qr-alt = Código QR do link curto
affiliate-link-qr-save = Guardar código QR
affiliate-link-copy = Copiar link
affiliate-link-copied = Link copiado
affiliate-copy-failed = Aqui não é possível copiar. Selecione o texto e copie-o manualmente.

## Códigos de desconto

affiliate-discounts-lead = Códigos que pode oferecer. Uma encomenda com o seu código conta sempre para si.
affiliate-discounts-empty = Ainda não há códigos de desconto
affiliate-discounts-empty-text = Escrevemos-lhe quando houver um para si. Os links também funcionam sem código.
affiliate-discount = Código de desconto
affiliate-uses = Utilizações
affiliate-copy-code = Copiar código
affiliate-coupon-copied = Código copiado

## Comissões

affiliate-commissions-lead = Cada encomenda que conta para si, sem o nome de quem a fez.
affiliate-commissions-count = { $count ->
    [one] { $count } comissão
    [many] { $count } de comissões
   *[other] { $count } comissões
}
affiliate-commissions-none = Não há comissões assim
affiliate-commissions-none-text = Escolha outros filtros.
affiliate-commissions-empty = Ainda não há comissões
affiliate-commissions-empty-text = A primeira encomenda feita através de um link seu aparece aqui.
affiliate-status = Estado
affiliate-status-pending = Pendente
affiliate-status-held = Retida
affiliate-status-approved = Aprovada
affiliate-status-paid = Paga
affiliate-status-rejected = Recusada
affiliate-status-reversed = Estornada
affiliate-status-active = Ativo
affiliate-status-disabled = Desativado
affiliate-status-scheduled = Agendado
affiliate-status-expired = Expirado
affiliate-order = Encomenda
affiliate-bonus = Bónus
affiliate-adjustment = Acerto
affiliate-date = Data
affiliate-reversed = Do total, devolvido: { $amount }
affiliate-hold-until = Em espera até: { $date }
affiliate-statements = Extratos
affiliate-statement = Extrato: { $month }/{ $year }

## Fotografias e textos

affiliate-media-lead = Fotografias e textos dos nossos produtos. Pode usá-los enquanto fizer parte do programa.
affiliate-feed = Feed de produtos
affiliate-feed-text = Todos os produtos com preços e o seu código em cada link.
affiliate-media-products = Produtos
affiliate-media-empty = Ainda não há produtos
affiliate-media-empty-text = De momento, esta loja não tem nada para mostrar.
affiliate-picture-save = Guardar fotografia: { $name }
affiliate-copy-text = Copiar texto
affiliate-text-copied = Texto copiado

## Perfil

affiliate-details = Os seus dados
affiliate-profile-updated = Perfil atualizado
affiliate-code = O seu código
affiliate-code-copied = Código copiado
affiliate-tier = Nível
affiliate-time-zone = Fuso horário
affiliate-emails = E-mails
affiliate-emails-commissions = Quando uma encomenda conta para mim
affiliate-emails-statements = O meu extrato mensal
affiliate-programme = O programa
affiliate-programme-window = Depois de um clique, uma encomenda conta durante
affiliate-programme-hold = Depois da entrega, a comissão espera
affiliate-programme-minimum = Pagamos a partir de
affiliate-programme-bonus = Bónus por encomendas aprovadas num mês: { $count }
affiliate-payout = Pagamento
affiliate-payout-text = A conta para onde transferimos os seus ganhos. É guardada cifrada e escrevemos-lhe sobre cada alteração.
affiliate-payout-changed = Última alteração: { $date }
affiliate-payout-action = Guardar conta
affiliate-leave = Sair do programa
affiliate-leave-open = Sair do programa
affiliate-leave-text = Os seus links e códigos deixam logo de contar. O que tiver ganho até então ainda será pago.
affiliate-leave-action = Sair de vez

## O que falhou

affiliate-error = Ocorreu um erro
affiliate-error-profile = Não foi possível carregar o perfil
affiliate-error-update = Não foi possível atualizar o perfil
affiliate-error-dashboard = Não foi possível carregar o resumo
affiliate-error-discounts = Não foi possível carregar os códigos de desconto
affiliate-error-commissions = Não foi possível carregar as comissões
affiliate-error-link = Não foi possível criar o link
affiliate-error-analytics = Não foi possível carregar as estatísticas
