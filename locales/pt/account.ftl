# Signing in and up, and the signed-in area.

## Titles of browser tabs

account-meta-title = { $title } | { -brand }

## Signing in

login-title = Iniciar sessão
login-lead = Os seus favoritos, moradas e encomendas num só lugar.
login-action = Iniciar sessão
login-new = É a primeira vez que compra aqui?
login-register = Criar uma conta

## Creating an account

register-title = Criar uma conta
register-lead = Uma só conta para todas as nossas lojas. Demora um minuto.
register-action = Criar conta
register-known = Já tem conta?
register-terms = Li e aceito os termos e condições.
register-terms-label = Termos e condições
register-phone-help = Só para o caso de surgir alguma questão sobre a sua entrega.

## A forgotten password

forgot-title = Esqueceu-se da palavra-passe?
forgot-lead = Indique o seu e-mail e enviamos-lhe um link para escolher uma nova palavra-passe.
forgot-action = Enviar o link
forgot-again = Passados alguns minutos não chegou nada? Veja no spam ou envie o link outra vez.
forgot-back = Voltar ao início de sessão
reset-title = Escolha uma nova palavra-passe
reset-lead = A sessão será terminada em todos os seus dispositivos. Depois, inicie sessão com a nova palavra-passe.
reset-action = Guardar a nova palavra-passe
reset-new-link = Pedir um novo link

## Links from e-mails

verify-title = O seu e-mail
verify-waiting = Estamos a confirmar o seu e-mail.
verify-done-title = Obrigado, o seu e-mail está confirmado
verify-done-text = É tudo. Pode continuar as suas compras.
confirm-title = O seu novo e-mail
confirm-waiting = Estamos a alterar o seu e-mail.
confirm-done-title = O seu e-mail foi alterado
confirm-done-text = A partir de agora, inicia sessão com o novo e-mail.
link-failed-title = Este link não funciona
link-missing-text = Falta uma parte do link. Abra-o de novo a partir do e-mail ou copie-o por inteiro.
link-confirm = Confirmar
link-resend = Enviar um novo e-mail
link-account = Ir para a sua conta
link-home = Ir para a loja

## Fields

field-email = E-mail
field-password = Palavra-passe
field-new-password = Nova palavra-passe
field-old-password = Palavra-passe atual
field-repeat-password = Repetir a palavra-passe
field-first-name = Nome
field-last-name = Apelido
field-country = País
field-phone-code = Indicativo
field-phone = Número de telefone
field-birth = Data de nascimento
field-gender = Género
field-gender-none = Prefiro não dizer
field-gender-female = Feminino
field-gender-male = Masculino
field-gender-other = Outro
field-name = Nome completo
field-address = Rua e número
field-address2 = Andar, apartamento, empresa
field-city = Localidade
field-state = Distrito
field-postcode = Código postal

## The signed-in area

account-overview = Resumo
account-orders = Encomendas
account-coupons = Cupões
account-addresses = Moradas
account-sign-out = Terminar sessão
account-loading = A carregar
account-load-failed = Não foi possível carregar esta informação.

## Overview

overview-hello = Olá, { $name }
overview-title = A sua conta
overview-unverified = Confirme o seu e-mail. Escrevemos para { $email }.
overview-resend = Enviar de novo
overview-addresses = { $count ->
    [0] Ainda não há moradas
    [one] Uma morada
    [many] { $count } de moradas
   *[other] { $count } moradas
}
overview-wishlist = { $count ->
    [0] Ainda não há peças
    [one] { $count } peça
    [many] { $count } de peças
   *[other] { $count } peças
}
overview-settings = Nome, e-mail, dispositivos, os seus dados
overview-password = Escolher uma nova
overview-wishlist-title = Favoritos

## Orders

orders-title = As suas encomendas
orders-empty-title = Ainda não há encomendas
orders-empty-text = Quando fizer uma encomenda, encontra tudo aqui: os artigos, a fatura e o estado da entrega.
orders-empty-action = Dar uma vista de olhos
order-missing-title = Não encontrámos esta encomenda
order-missing-text = Não há nenhuma encomenda { $invoice } na sua conta. Talvez a tenha feito sem iniciar sessão ou com outro e-mail.
order-missing-back = Voltar às suas encomendas

## Addresses

addresses-title = As suas moradas
addresses-empty = Ainda não há moradas. Guarde uma e finalizar a compra é coisa de instantes.
addresses-add = Adicionar uma morada
addresses-new = Nova morada
addresses-edit-title = Alterar a morada
addresses-default = Morada predefinida
addresses-make-default = Usar como predefinida
addresses-edit = Alterar
addresses-delete = Eliminar
addresses-delete-question = Eliminar esta morada?
addresses-delete-yes = Sim, eliminar
addresses-delete-no = Não, manter
addresses-full = Chegou ao número máximo de moradas que podemos guardar ({ $max }). Elimine uma para adicionar outra.

## Settings

settings-title = Definições
settings-profile = Dados pessoais
settings-email = E-mail
settings-email-verified = Confirmado
settings-email-unverified = Ainda por confirmar
settings-email-pending = Escrevemos para { $email }. A alteração só fica feita quando abrir o link desse e-mail.
settings-email-change = Alterar o e-mail
settings-email-new = Novo e-mail
settings-email-password = A sua palavra-passe, para confirmarmos a sua identidade
settings-email-action = Enviar a confirmação
settings-email-sent = Escrevemos para o novo endereço de e-mail. Abra o link que está nesse e-mail.
settings-sessions = Onde tem sessão iniciada
settings-sessions-text = Vê um dispositivo que não reconhece? Termine aí a sessão e altere a palavra-passe.
settings-session-unknown = Dispositivo desconhecido
settings-session-here = Este dispositivo
settings-session-seen = Última atividade: { $when }
settings-session-end = Terminar sessão
settings-sessions-all = Terminar sessão em todos os dispositivos
settings-sessions-all-text = A sessão termina em todos, incluindo este.
settings-export = Os seus dados
settings-export-text = Todos os dados pessoais que guardamos sobre si, num só ficheiro.
settings-export-action = Descarregar os seus dados
settings-export-done = Os seus dados estão no ficheiro { $file }.
settings-delete = Eliminar a conta
settings-delete-text = O seu perfil, as suas moradas e os seus favoritos são eliminados definitivamente. Das encomendas fica apenas o que a lei nos obriga a conservar, sem o seu nome sempre que possível.
settings-delete-open = Eliminar a minha conta
settings-delete-action = Eliminar definitivamente

## Password

password-title = Alterar a palavra-passe
password-lead = A sessão será terminada em todos os seus outros dispositivos.
password-action = Alterar a palavra-passe
password-changed = A sua palavra-passe foi alterada.

## Stock alerts

stock-alert-delete-title = Apagar os meus avisos de disponibilidade
stock-alert-delete-text = Um clique e apagamos os seus avisos de disponibilidade e o endereço de e-mail que deixou para os receber.
stock-alert-delete-action = Apagar
stock-alert-deleted-title = Apagado
stock-alert-deleted-text = Apagámos os seus avisos de disponibilidade e o seu endereço de e-mail.
