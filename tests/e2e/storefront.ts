// The kinds of pages that need no account, for the tests that visit all of them.

export type PageKind = { name: string; path: string; status?: number };

/** English paths: a shop in another language redirects them to its own. The search page looks for `word`. */
export function storefront(word: string): PageKind[] {
  return [
    { name: 'home', path: '/' },
    { name: 'categories', path: '/categories' },
    { name: 'category', path: '/category/women' },
    { name: 'collection', path: '/collection/rib' },
    { name: 'product', path: '/product/womens-ribbed-long-sleeve-top' },
    { name: 'search', path: `/search?q=${word}` },
    { name: 'brands', path: '/brands' },
    { name: 'brand', path: '/brands/tiho' },
    { name: 'flash-deals', path: '/flash-deals' },
    { name: 'event', path: '/event/basics-week' },
    { name: 'event-check', path: '/event-check/basics-week' },
    { name: 'event-test', path: '/event/test' },
    { name: 'event-test-bare', path: '/event/test2' },
    { name: 'journal', path: '/blog' },
    { name: 'post', path: '/blog/caring-for-cotton-and-wool' },
    { name: 'questions', path: '/faq' },
    { name: 'help', path: '/helpcenter' },
    { name: 'size-guides', path: '/size-guides' },
    { name: 'product-care', path: '/product-cares' },
    { name: 'become-a-seller', path: '/become-a-seller' },
    { name: 'sellers', path: '/global-sellers' },
    { name: 'delivery', path: '/delivery' },
    { name: 'returns', path: '/returns' },
    { name: 'cookies', path: '/cookies' },
    { name: 'unsubscribe', path: '/unsubscribe' },
    { name: 'not-found', path: '/no/such/page', status: 404 },
  ];
}
