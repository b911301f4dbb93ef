// At the top of a page: the result of a form submitted without JavaScript, or the error of a form that is on every page.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { usePersonal } from '@/lib/personal';
import { Icon } from './Icon';

/** Forms that have no place of their own for errors. */
const intentsWithPageError: readonly string[] = ['wishlist', 'sign-out', 'add-to-cart', 'cart-line', 'cart-coupon'];

/** Shown only in the document that it was rendered with. */
export function PageNotice() {
  const { visitor, submission } = usePersonal() ?? {};
  const { key } = useLocation();
  const [refusal] = useState(
    submission && intentsWithPageError.includes(submission.intent) ? submission.message : null,
  );
  const [first] = useState(key);
  const [isOver, setOver] = useState(false);
  if (key !== first && !isOver) setOver(true);
  const text = refusal ?? visitor?.notice;
  if (!text || isOver) return null;
  return (
    <div className="wrap pt-4">
      <p
        role={refusal ? 'alert' : 'status'}
        className={`flex gap-3 rounded-tile px-4 py-3.5 ${refusal ? 'bg-amber-wash' : 'bg-leaf-wash'}`}
      >
        <Icon name={refusal ? 'warn' : 'check'} className={`mt-0.5 ${refusal ? 'text-amber' : 'text-leaf'}`} />
        {text}
      </p>
    </div>
  );
}
