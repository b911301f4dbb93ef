// Whether the page being shown belongs to a section of the menu.

export function isWithin(path: string, section: string): boolean {
  const [here, there] = [path.toLowerCase(), section.toLowerCase()];
  return here === there || here.startsWith(`${there}/`);
}
