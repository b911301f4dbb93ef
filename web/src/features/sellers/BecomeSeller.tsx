// How selling works here, the requirements, and the application form. After submitting, the same path shows a confirmation.
import { useT } from '@/lib/i18n';
import { usePage } from '@/lib/page';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { LinkButton } from '@/ui/Button';
import { SellerForm } from './SellerForm';

const points = ['reach', 'service', 'terms'] as const;

export function BecomeSeller() {
  const t = useT();
  const { query } = usePage();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('seller-apply-title'), path: '/become-a-seller' }]} />
      {query.has('done') ? <Thanks /> : <Application />}
    </div>
  );
}

function Application() {
  const t = useT();
  return (
    <>
      <header className="pt-8 pb-10 lg:pt-14 lg:pb-16">
        <h1 className="display-48">{t('seller-apply-title')}</h1>
        <p className="measure mt-3 text-18 text-ink-2">{t('seller-apply-lead')}</p>
      </header>
      <div className="seller-columns">
        <div className="grid content-start gap-10">
          <section aria-labelledby="selling">
            <h2 id="selling" className="display-28 mb-5">
              {t('seller-what-title')}
            </h2>
            <ol className="seller-points">
              {points.map((point) => (
                <li key={point}>
                  <h3 className="text-18 font-medium">{t(`seller-${point}-title`)}</h3>
                  <p className="mt-1 text-ink-2 text-pretty">{t(`seller-${point}-text`)}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="applicants">
            <h2 id="applicants" className="display-28 mb-3">
              {t('seller-who-title')}
            </h2>
            <p className="measure text-ink-2 text-pretty">{t('seller-who-text')}</p>
            <p className="measure mt-3 text-ink-2 text-pretty">{t('seller-how-text')}</p>
          </section>
        </div>
        <section aria-labelledby="application" className="seller-form">
          <h2 id="application" className="display-28 mb-6">
            {t('seller-form-title')}
          </h2>
          <SellerForm />
        </section>
      </div>
    </>
  );
}

function Thanks() {
  const t = useT();
  return (
    <section className="pt-8 lg:pt-14" role="status">
      <h1 className="display-48">{t('seller-sent-title')}</h1>
      <p className="measure mt-3 text-18 text-ink-2">{t('seller-sent-text')}</p>
      <div className="mt-8 flex flex-wrap gap-2">
        <LinkButton to="/global-sellers">{t('seller-list-title')}</LinkButton>
        <LinkButton to="/" look="line">
          {t('not-found-home')}
        </LinkButton>
      </div>
    </section>
  );
}
