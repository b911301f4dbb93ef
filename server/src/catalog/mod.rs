//! What the shop sells: categories, brands, collections, products, variants, prices, stock.
