// Orders: there are none before the shop takes any, and an invoice that is not there is honestly not found.
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { LinkButton } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Area } from './Frame';

export function Orders() {
  const t = useT();
  return (
    <Area title={t('orders-title')}>
      <div className="picture-backdrop grid justify-items-center gap-3 rounded-tile px-6 py-16 text-center">
        <Icon name="box" size={40} className="text-ink-2" />
        <h2 className="display-28">{t('orders-empty-title')}</h2>
        <p className="measure text-ink-2">{t('orders-empty-text')}</p>
        <LinkButton to="/categories" className="mt-4">
          {t('orders-empty-action')}
        </LinkButton>
      </div>
    </Area>
  );
}

export function OrderMissing() {
  const t = useT();
  const { params } = usePage();
  return (
    <Area title={t('order-missing-title')} lead={t('order-missing-text', { invoice: params.invoice ?? '' })}>
      <LinkButton to="/user/orders">{t('order-missing-back')}</LinkButton>
    </Area>
  );
}
