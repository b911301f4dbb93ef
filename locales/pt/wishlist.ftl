# The wishlist and its hearts, the account's sign in the bar, and the notices at the edge of the screen: on every page.

## The bar

account-link = A sua conta
wishlist-link = { $count ->
    [0] Favoritos, sem peças
    [one] Favoritos, { $count } peça
    [many] Favoritos, { $count } de peças
   *[other] Favoritos, { $count } peças
}

## Hearts

wishlist-toggle = Favoritos: { $name }
wishlist-add = Adicionar aos favoritos
wishlist-on = Nos seus favoritos
wishlist-added = Adicionado aos favoritos
wishlist-removed = Removido dos favoritos
wishlist-failed = Não foi possível alterar os favoritos. Tente de novo daqui a pouco.

## Notices

notice-region = Avisos (F8)
notice-dismiss = Fechar este aviso

## What a guest has collected, after signing in

wishlist-offer = { $count ->
    [one] Guardou { $count } peça antes de iniciar sessão.
    [many] Guardou { $count } de peças antes de iniciar sessão.
   *[other] Guardou { $count } peças antes de iniciar sessão.
}
wishlist-offer-text = Quer adicionar aos favoritos o que guardou? Nada fica repetido.
wishlist-offer-keep = Adicionar aos meus favoritos
wishlist-offer-drop = Não adicionar
wishlist-merged = Os seus favoritos estão agora todos juntos.

## The page

wishlist-title = Favoritos
wishlist-lead-guest = Guardados neste navegador.
wishlist-lead-sign-in = Inicie sessão para os ter em todo o lado
wishlist-count = { $count ->
    [one] { $count } peça
    [many] { $count } de peças
   *[other] { $count } peças
}
wishlist-products = Peças nos seus favoritos
wishlist-empty-title = Ainda não há nada aqui
wishlist-empty-text = Clique no coração de uma peça de que goste para a guardar aqui.
wishlist-empty-action = Dar uma vista de olhos
wishlist-missing = { $count ->
    [one] Uma peça não está disponível nesta loja de momento. Continua nos seus favoritos.
    [many] { $count } de peças não estão disponíveis nesta loja de momento. Continuam nos seus favoritos.
   *[other] { $count } peças não estão disponíveis nesta loja de momento. Continuam nos seus favoritos.
}
wishlist-load-failed = Não foi possível carregar os favoritos.
