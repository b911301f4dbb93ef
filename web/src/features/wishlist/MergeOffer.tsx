// After signing in: offers to merge the guest's wishlist into the customer's. Nothing is discarded before the visitor has
// answered.
import { defineChunk } from '@/lib/chunks';
import { useChunk } from '@/lib/useChunk';
import { useOffered } from './store';

const chunk = defineChunk('src/features/wishlist/MergeQuestion.tsx', () => import('./MergeQuestion'));

export function MergeOffer() {
  const count = useOffered();
  const content = useChunk(chunk, count > 0);
  return <div role="status">{content && <content.MergeQuestion count={count} />}</div>;
}
