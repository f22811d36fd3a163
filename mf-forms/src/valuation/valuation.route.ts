export { default } from './valuation-page.tsx';
export { loader } from '../form/form-session.loader.ts';
export { action } from './valuation.action.ts';
export { meta } from './valuation.meta.ts';
