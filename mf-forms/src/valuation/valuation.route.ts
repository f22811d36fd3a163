export { default } from './valuation-page.tsx';
export { action } from './valuation.action.ts';
export { meta } from './valuation.meta.ts';
