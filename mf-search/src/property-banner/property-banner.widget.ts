export { default } from './property-banner.tsx';
export { loader } from '../featured/featured-properties.loader.ts';
