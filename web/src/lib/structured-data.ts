// Structured data of the shop itself. That of breadcrumbs and products is next to their components.
import type { Shop } from './shop';

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The shop as schema.org OnlineStore, with its delivery and return terms. */
export function onlineStore(shop: Shop, name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    '@id': `${shop.origin}/#store`,
    name,
    legalName: shop.legal.name,
    url: `${shop.origin}/`,
    address: shop.legal.address,
    vatID: shop.legal.vatId || undefined,
    sameAs: shop.socialLinks.map(({ url }) => url),
    areaServed: { '@type': 'Country', name: shop.countryName },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email: shop.legal.email },
    hasMerchantReturnPolicy: returnPolicy(shop),
    hasShippingService: delivery(shop),
  };
}

/** The shop as schema.org WebSite, with its search URL. */
export function website(shop: Shop, name: string): object {
  const home = `${shop.origin}${shop.prefix}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}/#website`,
    name,
    url: shop.prefix ? home : `${home}/`,
    inLanguage: shop.language.locale,
    publisher: { '@id': `${shop.origin}/#store` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/Search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function returnPolicy(shop: Shop): object {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: shop.countryCode,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: shop.returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

function delivery(shop: Shop): object {
  return {
    '@type': 'ShippingService',
    shippingConditions: {
      '@type': 'ShippingConditions',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: shop.countryCode },
      transitTime: {
        '@type': 'ServicePeriod',
        duration: {
          '@type': 'QuantitativeValue',
          minValue: shop.deliveryDays.min,
          maxValue: shop.deliveryDays.max,
          unitCode: 'DAY',
        },
        businessDays: weekDays,
      },
    },
  };
}
