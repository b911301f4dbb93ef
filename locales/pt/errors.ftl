# Messages of the API and of the server. Each id is also the error's stable code.

error-unauthenticated = Inicie sessão para continuar.
error-forbidden = Não tem permissão para fazer isto.
error-not-found = Não encontrámos o que procura.
error-page-not-found = Página não encontrada: { $path }
error-invalid = Há algo no pedido que não está certo. Verifique os campos indicados abaixo.
error-parameter-number = { $field } tem de ser um número inteiro.
error-parameter-range = { $field } tem de estar entre { $min } e { $max }.
error-parameter-choice = { $field } tem de ser um destes valores: { $choices }.
error-parameter-missing = Falta { $field }.
error-parameter-unusable = { $field } não pode ser usado assim: é demasiado longo ou contém um carácter que nenhum nome tem.
error-country-mismatch = Este endereço pertence à loja de outro país.
error-method-not-allowed = Este endereço não responde a um pedido desse tipo.
error-bad-request = Não conseguimos perceber o pedido.
error-rate-limited = Demasiadas tentativas seguidas. Aguarde um momento e tente de novo.
error-internal = Algo correu mal.
error-unavailable = A loja está muito ocupada neste momento. Tente de novo daqui a pouco.
