// After signing in: what was collected as a guest may come along. Nothing is thrown away before it is answered.
import { defineChunk } from '@/lib/chunks';
import { useChunk } from '@/lib/useChunk';
import { useOffered } from './store';

const chunk = defineChunk('src/features/wishlist/MergeQuestion.tsx', () => import('./MergeQuestion'));

export function MergeOffer() {
  const count = useOffered();
  const content = useChunk(chunk, count > 0);
  return <div role="status">{content && <content.MergeQuestion count={count} />}</div>;
}
