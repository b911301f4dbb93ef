// The footer.
import type { Navigation } from '@/api/types';

export function Footer({ navigation }: { navigation: Navigation | null }) {
  return <footer>{navigation?.categories.length}</footer>;
}
