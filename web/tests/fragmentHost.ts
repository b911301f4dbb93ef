// Does what `ssr/fragments.rs` does on the server: stores fragments and inserts them in place of their marks.
export class FragmentHost {
  #html = new Map<string, string>();
  #scope = '';
  #keys: string[] = [];

  get count(): number {
    return this.#html.size;
  }

  get texts(): string[] {
    return [...this.#html.values()];
  }

  /** How many fragments were copied so far. */
  found = 0;

  start = (scope: string): void => {
    this.#scope = scope;
    this.#keys = [];
  };

  find = (key: string): number => {
    const number = this.#keys.push(this.#scope + key);
    if (!this.#html.has(this.#scope + key)) return -number;
    this.found += 1;
    return number;
  };

  /** Replaces the innermost marks first, until there are none. */
  assemble(page: string): string {
    const mark = /<cached-fragment data-number="-?(\d+)">((?:(?!<cached-fragment )[\s\S])*?)<\/cached-fragment>/;
    let html = page;
    for (let found = mark.exec(html); found; found = mark.exec(html)) {
      const key = this.#keys[Number(found[1]) - 1] ?? '';
      const inner = this.#html.get(key) ?? found[2] ?? '';
      this.#html.set(key, inner);
      html = html.slice(0, found.index) + inner + html.slice(found.index + found[0].length);
    }
    return html;
  }
}
