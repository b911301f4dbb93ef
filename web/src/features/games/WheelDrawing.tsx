// The drawing of the wheel, hidden from screen readers: the same information is next to it as text.
import type { WheelSegment } from './shapes';
import { pathOf, slicesOf } from './slices';

type Props = { segments: readonly WheelSegment[]; angle: number; isTurning: boolean; onStop(): void };

const radius = 100;

export function WheelDrawing({ segments, angle, isTurning, onStop }: Props) {
  const slices = slicesOf(segments.map(({ odds }) => odds));
  return (
    <div className="wheel">
      <svg viewBox="-104 -104 208 208" width="208" height="208" aria-hidden="true" focusable="false">
        <g
          className="wheel-disc"
          data-turning={isTurning || undefined}
          style={{ transform: `rotate(${angle}deg)` }}
          onTransitionEnd={onStop}
        >
          {slices.map((slice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity than their place.
            <path key={index} d={pathOf(slice, radius)} fill={segments[index]?.colour} className="wheel-slice" />
          ))}
        </g>
        <circle r="16" className="wheel-hub" />
        <path d="M0 -84L-8 -103H8Z" className="wheel-pointer" />
      </svg>
    </div>
  );
}
