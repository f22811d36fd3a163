/** Kind of the content module that fills a banner of featured properties (product F8): a widget of a remote shows it. */
export const PROPERTY_BANNER = 'property-banner';
