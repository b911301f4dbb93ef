// Placeholder for a missing picture: the first letter of the name, as large as the tile.
/** Decorative: the name is next to it as text. */
export function Initial({ of }: { of: string }) {
  return (
    <span className="initial" aria-hidden="true">
      {Array.from(of.trim())[0]}
    </span>
  );
}
