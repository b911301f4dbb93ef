// What a tile shows that has no picture: the first letter of what it is about, as large as the tile.
/** Decoration: the name stands beside it in words. */
export function Initial({ of }: { of: string }) {
  return (
    <span className="initial" aria-hidden="true">
      {Array.from(of.trim())[0]}
    </span>
  );
}
