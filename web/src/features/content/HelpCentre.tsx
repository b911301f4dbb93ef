// The help centre: a tile for each topic, with its pages and questions, and contact options.
import type { HelpView, PageLink } from '@/api/types';
import { useT } from '@/lib/i18n';
import { useShop } from '@/lib/shop';
import { A } from '@/ui/A';
import { Icon, type IconName } from '@/ui/Icon';
import { ContentHead } from './ContentHead';

export function HelpCentre({ help }: { help: HelpView }) {
  const t = useT();
  return (
    <div className="wrap">
      <ContentHead crumbs={[{ name: t('content-help-title'), path: '/helpcenter' }]} title={t('content-help-title')}>
        <p className="measure mt-3 text-ink-2">{t('content-help-lead')}</p>
      </ContentHead>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {help.sections.map((section) => (
          <li key={section.key}>
            <Section section={section} />
          </li>
        ))}
      </ul>
      <Contact />
    </div>
  );
}

function Section({ section }: { section: HelpView['sections'][number] }) {
  const t = useT();
  // A group of questions often has the same name as its page.
  const nameOf = ({ path, name }: PageLink) => (path.startsWith('/faq#') ? `${t('content-faq-title')}: ${name}` : name);
  return (
    <section className="help-tile" aria-labelledby={`help-${section.key}`}>
      <Icon name={section.icon as IconName} size={28} />
      <div>
        <h2 id={`help-${section.key}`} className="text-22">
          {section.title}
        </h2>
        <p className="mt-1 text-14 text-ink-2">{section.text}</p>
      </div>
      <ul className="text-14">
        {section.links.map((link) => (
          <li key={link.key}>
            <A to={link.path} className="link inline-flex min-h-8 items-center">
              {nameOf(link)}
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact() {
  const t = useT();
  const { legal } = useShop();
  return (
    <section className="mt-16 border-t border-line pt-10" aria-labelledby="help-contact">
      <h2 id="help-contact" className="display-28">
        {t('content-help-contact')}
      </h2>
      <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-18">
        <a className="link inline-flex min-h-11 items-center" href={`mailto:${legal.email}`}>
          {legal.email}
        </a>
        {legal.phone && (
          <a className="link inline-flex min-h-11 items-center" href={`tel:${legal.phone.replace(/\s/g, '')}`}>
            {legal.phone}
          </a>
        )}
      </p>
    </section>
  );
}
