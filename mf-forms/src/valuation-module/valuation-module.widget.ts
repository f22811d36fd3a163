export { default } from './valuation-module.tsx';
export { loader } from '../form/form-session.loader.ts';
