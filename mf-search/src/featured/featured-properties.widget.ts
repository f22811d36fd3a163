export { default } from './featured-properties.tsx';
export { loader } from './featured-properties.loader.ts';
