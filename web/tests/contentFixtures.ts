// The API's responses with a shop's texts: a page, questions, help, care, sizes, the journal.
import type { HomeBlock } from '@/api/types';
import { card as product, sizeTable } from './catalogueFixtures';

export const picture = {
  imageUrl: '/media/webp/w640/slide.jpg',
  imageMimeType: 'image/jpeg',
  path: 'slide.jpg',
  width: 1600,
  height: 900,
  alt: '',
  hasAlpha: false,
  view: null,
  colourId: null,
};
export const block: HomeBlock = {
  key: 'one',
  kind: 'HERO',
  title: 'Slide',
  body: '',
  action: 'Have a look',
  path: null,
  wide: picture,
  narrow: null,
  products: [],
  values: [],
  isMade: false,
};
export const alternates = [{ country: 'SI', language: 'sl', path: '/pogoji' }];
export const text = {
  key: 'terms',
  title: 'Terms',
  description: 'What we agree on.',
  path: '/terms',
  html: '<h2 id="section-a">A</h2><p>Text.</p>',
  headings: ['a', 'b', 'c', 'd'].map((id) => ({ id: `section-${id}`, text: id.toUpperCase() })),
  updated: '1 November 2026',
  updatedOn: '2026-11-01',
  locale: 'en-GB',
  isOwnLanguage: true,
  alternates,
};
export const card = {
  key: 'layers',
  title: 'Three layers',
  description: 'What to wear.',
  path: '/blog/layers',
  picture: null,
  published: '2 October 2026',
  publishedOn: '2026-10-02',
  tags: ['Guide'],
  locale: 'en-GB',
  isOwnLanguage: true,
};
const post = {
  ...text,
  ...card,
  products: [product(7, { name: 'Merino tee' })],
  more: [{ ...card, key: 'other', path: '/blog/other' }],
};
const entries = [{ key: 'how', question: 'How?', answer: '<p>So.</p>' }];
const own = { locale: 'en-GB', isOwnLanguage: true, alternates };
export const faq = { groups: [{ key: 'returns', title: 'Returns', entries }], ...own };
const links = [{ key: 'returns', name: 'Returns', path: '/returns' }];
export const help = { sections: [{ key: 'back', icon: 'back', title: 'Returns', text: 'How.', links }], ...own };
export const care = {
  intro: '<p>Signs.</p>',
  signs: [{ key: 'wash-30', title: 'Wash at 30 °C', text: '<p>Cool.</p>' }],
  ...own,
};

export const meta = { page: 1, take: 9, itemCount: 1, pageCount: 2, hasPreviousPage: false, hasNextPage: true };

/** The responses for the calls of all content pages, by the start of their paths. */
export const contentAnswers = {
  '/api/content/page/by-slug': text,
  '/api/content/faq': faq,
  '/api/content/help': help,
  '/api/content/journal': { isOwnLanguage: true, alternates },
  '/api/content/product-care': care,
  '/api/content/size-tables': [sizeTable, { ...sizeTable, key: 'men', name: 'Men’s' }],
  '/api/blog-post/web/findAllDataByPagination/v2': { data: [card], meta },
  '/api/blog-post/web/by-slug': post,
  '/api/media-slider/slider/web/findByUsagesType/HERO/BLOG': [],
};
