export { default } from './offer-page.tsx';
export { loader } from './offer.loader.ts';
export { action } from './offer.action.ts';
export { meta } from './offer.meta.ts';
