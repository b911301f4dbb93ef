// The state of an event by the server's clock, in four lines, with a link to the event.
import type { EventStatus } from '@/api/types';
import { useT } from '@/lib/i18n';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { LinkButton } from '@/ui/Button';
import { EventState } from './EventState';

export function EventCheck({ status }: { status: EventStatus }) {
  const t = useT();
  const crumbs = [{ name: status.title, path: status.path }];
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="display-48 pt-8 pb-8 lg:pt-14 lg:pb-12">{t('event-check-title', { title: status.title })}</h1>
      <dl className="facts">
        <div>
          <dt>{t('event-check-state')}</dt>
          <dd>
            <EventState state={status.state} />
          </dd>
        </div>
        <EventTime name={t('event-check-starts')} at={status.startsAt} text={status.starts} />
        <EventTime name={t('event-check-ends')} at={status.endsAt} text={status.ends} />
        <EventTime name={t('event-check-now')} at={status.nowAt} text={status.now} />
      </dl>
      <div className="mt-8">
        <LinkButton to={status.path}>{t('event-open')}</LinkButton>
      </div>
    </div>
  );
}

function EventTime({ name, at, text }: { name: string; at: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={at}>{text}</time>
      </dd>
    </div>
  );
}
