export { default } from './valuation-module.tsx';
