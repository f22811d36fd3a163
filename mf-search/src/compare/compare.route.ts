export { default } from './compare-page.tsx';
export { loader } from './compare.loader.ts';
export { meta } from './compare.meta.ts';
