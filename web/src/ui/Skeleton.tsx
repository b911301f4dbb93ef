// Placeholders for content that is loading: grey, of the final size, and hidden from screen readers.

export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton ${className}`} />;
}

/** The placeholder of a form: labels, fields and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-hidden="true" className="grid gap-5">
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <span key={index} className="grid gap-1.5">
          <span className="skeleton h-5 w-28" />
          <span className="skeleton h-12" />
        </span>
      ))}
      <span className="skeleton h-12 w-40 rounded-pill" />
    </div>
  );
}
