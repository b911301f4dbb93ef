// Does what `ssr/fragments.rs` does on the server: stores fragments and inserts them in place of their marks.
type Helper = (key: string) => string;

export class FragmentHost {
  #helper: Helper | undefined;
  /** What the helper renders, by scope and key. */
  #shared = new Map<string, string>();
  #html = new Map<string, string>();
  #scope = '';
  #keys: string[] = [];

  /** `helper` renders all shared fragments, as other renderers may do on the server. */
  constructor(helper?: Helper) {
    this.#helper = helper;
  }

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

  share = (keys: string[]): void => {
    if (this.#helper) this.#shared = new Map(keys.map((key) => [this.#scope + key, key]));
  };

  find = (key: string): number => {
    const full = this.#scope + key;
    const number = this.#keys.push(full);
    if (this.#html.has(full)) this.found += 1;
    return this.#html.has(full) || this.#shared.has(full) ? number : -number;
  };

  /** Replaces the innermost marks first, until there are none. */
  assemble(page: string): string {
    for (const [full, key] of this.#shared) this.#html.set(full, this.#helper?.(key) ?? '');
    this.#shared.clear();
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
