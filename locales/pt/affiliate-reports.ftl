# Ligações e relatórios dos afiliados.

error-affiliate-link-host = Este não é um endereço web de nenhuma das nossas lojas.
error-affiliate-link-target = Indique um endereço web ou escolha um produto ou uma categoria.
error-affiliate-link-country = Não temos loja neste país.
error-affiliate-link-long = Este endereço web é demasiado longo para um link.
error-affiliate-day = Indique o dia assim: 2026-11-23.
error-affiliate-dates = O fim não pode ser anterior ao início nem mais de três anos depois.
