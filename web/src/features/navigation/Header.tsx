// The app bar.
import type { Navigation } from '@/api/types';

export function Header({ navigation }: { navigation: Navigation | null }) {
  return <header className="bar">{navigation?.categories.length}</header>;
}
