// Does what `ssr/fragments.rs` does on the server: stores fragments and inserts them in place of their marks.
type Helper = (key: string) => string;

export class FragmentHost {
  #helper: Helper | undefined;
  #helped: [key: string, full: string][] = [];
  #html = new Map<string, string>();
  #scope = '';
  #keys: string[] = [];

  /** `helper` renders standalone fragments, as other renderers do on the server. */
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

  find = (key: string, isStandalone: boolean): number => {
    const full = this.#scope + key;
    const number = this.#keys.push(full);
    if (this.#html.has(full)) {
      this.found += 1;
      return number;
    }
    if (!isStandalone || !this.#helper) return -number;
    this.#helped.push([key, full]);
    return number;
  };

  /** Replaces the innermost marks first, until there are none. */
  assemble(page: string): string {
    for (const [key, full] of this.#helped.splice(0)) this.#html.set(full, this.#helper?.(key) ?? '');
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
