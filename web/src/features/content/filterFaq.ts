// Search in the questions: every word must occur in the question, its answer or its group's heading; accents are ignored.
import type { FaqGroup } from '@/api/types';

function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd');
}

export function filterFaq(groups: readonly FaqGroup[], sought: string): FaqGroup[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  const found = groups.map((group) => ({
    ...group,
    entries: group.entries.filter(({ question, answer }) => {
      const text = plain(`${group.title} ${question} ${answer}`);
      return words.every((word) => text.includes(word));
    }),
  }));
  return found.filter(({ entries }) => entries.length > 0);
}
