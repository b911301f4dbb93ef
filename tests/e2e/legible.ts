// Whether the texts of a page can be read as they are laid out: none is cut off, and none is covered by another.
import { expect, type Page } from '@playwright/test';

/** No box that cannot be scrolled cuts off a text, and no two texts overlap. Fixed elements, such as notices, may cover texts. */
export async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
  expect(await page.evaluate(findIllegible), 'texts that are cut off or overlap').toEqual([]);
}

function findIllegible(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Line = { element: Element; text: string; box: Box };
  const tolerance = 2;
  const illegible = new Set<string>();

  /** What is visible of a line, and whether part of it is cut off; null if it is hidden on purpose. */
  const visiblePart = (line: Line): { box: Box; isCut: boolean } | null => {
    const box = { ...line.box };
    const scrolls = { x: false, y: false };
    let isCut = false;
    // An absolutely positioned element is not clipped by the boxes below the one that it is positioned in.
    let isLifted = false;
    for (let around: Element | null = line.element; around !== document.documentElement; around = around.parentElement) {
      if (!around) return null;
      const style = getComputedStyle(around);
      if (style.position === 'fixed') return null;
      if (isLifted && style.position === 'static') continue;
      isLifted = style.position === 'absolute';
      const clips = { x: style.overflowX !== 'visible', y: style.overflowY !== 'visible' };
      if (!clips.x && !clips.y) continue;
      const edge = around.getBoundingClientRect();
      // Texts for screen readers are in a box of one pixel.
      if (edge.width < 3 || edge.height < 3) return null;
      scrolls.x ||= /auto|scroll/.test(style.overflowX);
      scrolls.y ||= /auto|scroll/.test(style.overflowY);
      if (clips.x) {
        isCut ||= !scrolls.x && (box.left < edge.left - tolerance || box.right > edge.right + tolerance);
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (clips.y) {
        isCut ||= !scrolls.y && (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance);
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    return { box, isCut };
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60);
    // The large letter in place of a picture is cropped, and departments that do not fit into the bar are inert.
    if (!element || !text || element.closest('script, style, noscript, svg, .initial, [inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // The height of most letters: a font reserves more than that, so that the rectangles of close lines overlap.
      const middle = (top + bottom) / 2;
      const line = { element, text, box: { left, right, top: middle - size * 0.3, bottom: middle + size * 0.3 } };
      const visible = visiblePart(line);
      if (visible?.isCut) illegible.add(`cut off: ${text}`);
      const { box } = visible ?? line;
      if (visible && box.right - box.left > tolerance && box.bottom - box.top > tolerance) lines.push({ ...line, box });
    }
  }

  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.element === other.element) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > tolerance && height > tolerance) illegible.add(`overlap: ${one.text} / ${other.text}`);
    }
  return [...illegible];
}
