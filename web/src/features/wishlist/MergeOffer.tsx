// After signing in: offers to merge the guest's wishlist into the customer's. Nothing is discarded before the visitor has
// answered.
import { defineChunk } from '@/lib/chunks';
import { useChunk } from '@/lib/useChunk';
import { useMergeableCount } from './store';

const chunk = defineChunk('src/features/wishlist/MergeBanner.tsx', () => import('./MergeBanner'));

export function MergeOffer() {
  const count = useMergeableCount();
  const content = useChunk(chunk, count > 0);
  return (
    <div role="status" className="offer-status">
      {content && <content.MergeBanner count={count} />}
    </div>
  );
}
