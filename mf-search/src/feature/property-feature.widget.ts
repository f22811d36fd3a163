export { default } from './property-feature.tsx';
export { loader } from './property-feature.loader.ts';
