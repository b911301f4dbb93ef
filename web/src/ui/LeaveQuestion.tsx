// Asks before another page takes the place of a form with changes that were not saved. For forms that change what is saved already:
// those begun from nothing, such as a registration or an order, keep what was typed and need not ask. A reload asks nothing either,
// as the form's draft outlives it.
import { type BlockerFunction, useBlocker } from 'react-router';
import { currentAuth } from '@/lib/auth';
import type { Values } from '@/lib/forms/rules';
import type { Form } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import { Button } from './Button';
import { Dialog } from './Dialog';

export function LeaveQuestion<V extends Values>({ form }: { form: Form<V> }) {
  const t = useT();
  const blocker = useBlocker(leavesPage(form));
  const leave = () => {
    // The next visit shows what is saved, not what was given up.
    form.reset(form.values);
    blocker.proceed?.();
  };
  return (
    <Dialog
      id="leave-question"
      title={t('form-leave-title')}
      closeLabel={t('form-leave-stay')}
      open={blocker.state === 'blocked'}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button className="max-sm:w-full" onClick={() => blocker.reset?.()}>
            {t('form-leave-stay')}
          </Button>
          <Button look="line" className="max-sm:w-full" onClick={leave}>
            {t('form-leave-go')}
          </Button>
        </div>
      }
    >
      <p>{t('form-leave-text')}</p>
    </Dialog>
  );
}

/** Whoever's session is over has to leave, and finds the draft after signing in again. */
function leavesPage<V extends Values>(form: Form<V>): BlockerFunction {
  return ({ currentLocation: here, nextLocation: there }) =>
    (here.pathname !== there.pathname || here.search !== there.search) && form.isChanged() && currentAuth() !== null;
}
