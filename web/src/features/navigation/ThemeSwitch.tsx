// The colour scheme: light, dark, or the system's. Remembered for a year. Documents are shared by all visitors, so the choice is
// read in the browser.
import { useEffect, useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '@/lib/cookies';
import { useT } from '@/lib/i18n';
import { Icon, type IconName } from '@/ui/Icon';

const choices: { theme: Theme; icon: IconName; label: 'theme-light' | 'theme-dark' | 'theme-system' }[] = [
  { theme: 'light', icon: 'sun', label: 'theme-light' },
  { theme: 'dark', icon: 'moon', label: 'theme-dark' },
  { theme: null, icon: 'screen', label: 'theme-system' },
];

export function ThemeSwitch() {
  const t = useT();
  const [chosen, setChosen] = useState<Theme>(null);
  useEffect(() => setChosen(chosenTheme()), []);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className="script-only inline-flex rounded-pill border border-edge p-0.5">
      <legend className="sr-only">{t('theme-label')}</legend>
      {choices.map(({ theme, icon, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === theme}
          aria-label={t(label)}
          title={t(label)}
          className="grid h-10 w-11 place-items-center rounded-pill text-ink-2 aria-pressed:bg-ink aria-pressed:text-on-ink aria-pressed:forced-mark"
          onClick={() => choose(theme)}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </fieldset>
  );
}
