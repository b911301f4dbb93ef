// The programme's terms, in sentences.
import { useT } from '@/lib/i18n';

const rules = ['own', 'ads', 'honest', 'mail', 'returns', 'payout'] as const;

export function Terms() {
  const t = useT();
  return (
    <ul className="grid list-disc gap-2 pl-5 text-14 text-ink-2">
      {rules.map((rule) => (
        <li key={rule} className="text-pretty">
          {t(`affiliate-terms-${rule}`)}
        </li>
      ))}
    </ul>
  );
}
