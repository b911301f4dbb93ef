//! Shopify's columns, by the names of the classic export and of the newer one.

/// A column with its two names; the classic one is used as key in `extra`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    /// `Variant SKU`.
    pub(crate) classic: &'static str,
    /// `SKU`.
    pub(crate) new: &'static str,
}

const fn column(classic: &'static str, new: &'static str) -> Column {
    Column { classic, new }
}

/// All columns in the order of the classic export.
pub(crate) const COLUMNS: &[Column] = &[
    column("Handle", "URL handle"),
    column("Title", "Title"),
    column("Body (HTML)", "Description"),
    column("Vendor", "Vendor"),
    column("Product Category", "Product category"),
    column("Type", "Type"),
    column("Tags", "Tags"),
    column("Published", "Published on online store"),
    column("Option1 Name", "Option1 name"),
    column("Option1 Value", "Option1 value"),
    column("Option1 Linked To", "Option1 Linked To"),
    column("Option2 Name", "Option2 name"),
    column("Option2 Value", "Option2 value"),
    column("Option2 Linked To", "Option2 Linked To"),
    column("Option3 Name", "Option3 name"),
    column("Option3 Value", "Option3 value"),
    column("Option3 Linked To", "Option3 Linked To"),
    column("Variant SKU", "SKU"),
    column("Variant Grams", "Weight value (grams)"),
    column("Variant Inventory Tracker", "Inventory tracker"),
    column("Variant Inventory Qty", "Inventory quantity"),
    column("Variant Inventory Policy", "Continue selling when out of stock"),
    column("Variant Fulfillment Service", "Fulfillment service"),
    column("Variant Price", "Price"),
    column("Variant Compare At Price", "Compare-at price"),
    column("Variant Requires Shipping", "Requires shipping"),
    column("Variant Taxable", "Charge tax"),
    column("Unit Price Total Measure", "Unit price total measure"),
    column("Unit Price Total Measure Unit", "Unit price total measure unit"),
    column("Unit Price Base Measure", "Unit price base measure"),
    column("Unit Price Base Measure Unit", "Unit price base measure unit"),
    column("Variant Barcode", "Barcode"),
    column("Image Src", "Product image URL"),
    column("Image Position", "Image position"),
    column("Image Alt Text", "Image alt text"),
    column("Gift Card", "Gift card"),
    column("SEO Title", "SEO title"),
    column("SEO Description", "SEO description"),
    column("Google Shopping / Google Product Category", "Google Shopping / Google product category"),
    column("Google Shopping / Gender", "Google Shopping / Gender"),
    column("Google Shopping / Age Group", "Google Shopping / Age group"),
    column("Google Shopping / MPN", "Google Shopping / Manufacturer part number (MPN)"),
    column("Google Shopping / AdWords Grouping", "Google Shopping / Ad group name"),
    column("Google Shopping / AdWords Labels", "Google Shopping / Ads labels"),
    column("Google Shopping / Condition", "Google Shopping / Condition"),
    column("Google Shopping / Custom Product", "Google Shopping / Custom product"),
    column("Google Shopping / Custom Label 0", "Google Shopping / Custom label 0"),
    column("Google Shopping / Custom Label 1", "Google Shopping / Custom label 1"),
    column("Google Shopping / Custom Label 2", "Google Shopping / Custom label 2"),
    column("Google Shopping / Custom Label 3", "Google Shopping / Custom label 3"),
    column("Google Shopping / Custom Label 4", "Google Shopping / Custom label 4"),
    column("Variant Image", "Variant image URL"),
    column("Variant Weight Unit", "Weight unit for display"),
    column("Variant Tax Code", "Tax code"),
    column("Cost per item", "Cost per item"),
    column("Status", "Status"),
];

/// The columns with which the newer export starts, by their classic names; the others follow in the classic order.
pub(crate) const NEW_ORDER: &[&str] = &[
    "Title",
    "Handle",
    "Body (HTML)",
    "Vendor",
    "Product Category",
    "Type",
    "Tags",
    "Published",
    "Status",
    "Variant SKU",
    "Variant Barcode",
    "Option1 Name",
    "Option1 Value",
    "Option1 Linked To",
    "Option2 Name",
    "Option2 Value",
    "Option2 Linked To",
    "Option3 Name",
    "Option3 Value",
    "Option3 Linked To",
    "Variant Price",
    "Variant Compare At Price",
    "Cost per item",
];

/// Columns that belong to the variant of a row and not to its product, besides those with a field in the catalogue.
pub(crate) const VARIANT_COLUMNS: &[&str] = &[
    "Variant Grams",
    "Variant Inventory Tracker",
    "Variant Inventory Policy",
    "Variant Fulfillment Service",
    "Variant Requires Shipping",
    "Variant Taxable",
    "Unit Price Total Measure",
    "Unit Price Total Measure Unit",
    "Unit Price Base Measure",
    "Unit Price Base Measure Unit",
    "Variant Image",
    "Variant Weight Unit",
    "Variant Tax Code",
    "Cost per item",
];
