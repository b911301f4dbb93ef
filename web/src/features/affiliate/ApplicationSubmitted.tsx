// The page shown after an application was submitted.
import { useT } from '@/lib/i18n';
import { LinkButton } from '@/ui/Button';
import { SingleColumnPage } from '@/ui/SingleColumnPage';

const steps = ['mail', 'read', 'start'] as const;

export function ApplicationSubmitted() {
  const t = useT();
  return (
    <SingleColumnPage isWide title={t('affiliate-applied-title')} lead={t('affiliate-applied-text')}>
      <ol className="grid list-decimal gap-3 pl-5">
        {steps.map((step) => (
          <li key={step} className="text-pretty">
            {t(`affiliate-applied-${step}`)}
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-2">
        <LinkButton to="/auth/affiliate-login">{t('login-action')}</LinkButton>
        <LinkButton to="/" look="line">
          {t('link-home')}
        </LinkButton>
      </div>
    </SingleColumnPage>
  );
}
