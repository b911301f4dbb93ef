// Asks for confirmation before navigating away from a form with unsaved changes. For forms that edit saved data: those that start
// empty, such as a registration or an order, keep a draft and need not ask. Nor does a reload, because the draft survives it.
import { type BlockerFunction, useBlocker } from 'react-router';
import { currentAuth } from '@/lib/auth';
import type { Values } from '@/lib/forms/rules';
import type { Form } from '@/lib/forms/useForm';
import { useT } from '@/lib/i18n';
import type { EntryState } from '@/lib/navigation';
import { Button } from './Button';
import { Dialog } from './Dialog';

export function UnsavedChangesDialog<V extends Values>({ form }: { form: Form<V> }) {
  const t = useT();
  const blocker = useBlocker(leavesPage(form));
  const leave = () => {
    // The next visit must show the saved values, not the discarded ones.
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

/**
 * Not when the form itself leads there, once its values are saved. When the session has ended, the page must be left, and the
 * draft is restored after signing in again.
 */
function leavesPage<V extends Values>(form: Form<V>): BlockerFunction {
  return ({ currentLocation: here, nextLocation: there, historyAction }) => {
    const isNext = historyAction !== 'POP' && (there.state as EntryState)?.followsForm;
    const isElsewhere = here.pathname !== there.pathname || here.search !== there.search;
    return !isNext && isElsewhere && form.isChanged() && currentAuth() !== null;
  };
}
