// Pages whose code comes when it is first needed: the server has it from the start, the browser fetches it before it draws.
import type { ComponentType } from 'react';
import type { latePages } from './late-pages';

type Pages = typeof latePages;

let installed: Pages | null = null;

/** Puts the pages in their places: at once on the server, after the download in the browser. */
export function installLate(pages: Pages): void {
  installed = pages;
}

/** A page by name; it must be installed before it is drawn, which `late` in its route sees to. */
export function latePage(name: keyof Pages): ComponentType {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each route, when their table is made.
  return function LatePage() {
    const Page = installed?.[name];
    if (!Page) throw new Error(`the page ${name} is drawn before it was loaded`);
    return <Page />;
  };
}
