# The newsletter: the form in the footer, the pages that confirm and leave, and what the shop answers.

## In the footer

newsletter-title = Newsletter da { -brand }
newsletter-text = Peças novas, descontos e, de vez em quando, uma história. Poucos e-mails por mês, e basta um clique para cancelar.
newsletter-email = O seu e-mail
newsletter-submit = Subscrever
newsletter-sent = Veja a sua caixa de entrada: enviámos uma mensagem para confirmar que o e-mail é seu.

## Pages

newsletter-confirm-title = Confirme a sua subscrição
newsletter-confirm-text = Mais um clique e passa a receber a nossa newsletter.
newsletter-confirm-action = Sim, subscrever
newsletter-confirmed-title = Obrigado
newsletter-confirmed-text = A sua subscrição está ativa. A partir de agora, sabe em primeira mão das peças novas e dos descontos.
unsubscribe-title = Cancelar a subscrição
unsubscribe-text = Um clique e deixamos de lhe escrever. Apagamos o seu e-mail nesse mesmo momento.
unsubscribe-action = Cancelar a subscrição
unsubscribe-done-title = A sua subscrição foi cancelada
unsubscribe-done-text = Já não vai receber a nossa newsletter e apagámos o seu e-mail.
newsletter-browse = Dar uma vista de olhos à loja

## Answers

notice-newsletter-saved = Subscrição da newsletter guardada
notice-newsletter-confirmed = A sua subscrição está confirmada
notice-newsletter-left = A sua subscrição foi cancelada
error-newsletter-subscribed = Este e-mail já está subscrito
