// The text of sanitised HTML, for places that cannot show HTML.

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** On one line: for meta descriptions and structured data. */
export function plainText(html: string): string {
  return plainLines(html).replaceAll('\n', ' ');
}

/** With a line for each paragraph, heading and list item. */
export function plainLines(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
