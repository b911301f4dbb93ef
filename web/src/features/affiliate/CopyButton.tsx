// A button that copies a text; without JavaScript, the text next to it can be copied by hand.
import { useT } from '@/lib/i18n';
import { showNotice } from '@/lib/notices';
import { Button } from '@/ui/Button';

type Props = { text: string; label: string; done: string; small?: boolean };

export function CopyButton({ text, label, done, small = true }: Props) {
  const t = useT();
  const onClick = async () => {
    const isCopied = await copy(text);
    showNotice(isCopied ? done : t('affiliate-copy-failed'), isCopied);
  };
  return (
    <Button small={small} look="line" className="script-only flex-none" onClick={onClick}>
      {label}
    </Button>
  );
}

/** Over plain HTTP there is no clipboard API, so `document.execCommand` is used. */
async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    const box = Object.assign(document.createElement('textarea'), { value: text, className: 'sr-only' });
    document.body.append(box);
    box.select();
    const isCopied = document.execCommand('copy');
    box.remove();
    return isCopied;
  } catch {
    return false;
  }
}
