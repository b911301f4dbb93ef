// What the routes of sellers draw: a chunk of its own.
import { useLoaderData } from 'react-router';
import { BecomeSeller as Application } from '@/features/sellers/BecomeSeller';
import { SellerList } from '@/features/sellers/SellerList';
import type { SellerListLoader } from './sellers';

export function BecomeSeller() {
  return <Application />;
}

export function GlobalSellers() {
  return <SellerList sellers={useLoaderData<SellerListLoader>().sellers} />;
}
