// The next steps for an operator of an empty shop. Shown on local hosts only, which customers never visit.
import { useHydrated } from '@/lib/hydrated';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';

export function FirstSteps() {
  const t = useT();
  const { countryCode } = useShop();
  const isLocal = useHydrated() && /(^|\.)localhost$|^127\.|^\[::1\]$/.test(window.location.hostname);
  if (!isLocal) return null;
  return (
    <section className="wrap" aria-labelledby="first-steps">
      <div className="grid max-w-3xl gap-3 rounded-tile bg-surface px-5 py-5">
        <h2 id="first-steps" className="font-strong">
          {t('first-steps-title')}
        </h2>
        <p className="text-ink-2">{t('first-steps-text')}</p>
        <pre className="overflow-x-auto text-14">
          <code>
            {[
              `vitrina catalog import shop.csv --format shopify --tenant ${countryCode}`,
              'vitrina content apply',
              'vitrina doctor',
            ].join('\n')}
          </code>
        </pre>
      </div>
    </section>
  );
}
