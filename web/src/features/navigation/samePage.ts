// The page being shown, in another language: where it exists there, else that shop's front door.
import type { Alternate } from '@/api/types';

export function samePageIn(language: string, alternates: readonly Alternate[] | null): string {
  return alternates?.find((sibling) => sibling.language === language)?.path ?? '/';
}
