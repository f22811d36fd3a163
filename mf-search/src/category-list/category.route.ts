export { default } from './category-page.tsx';
export { loader } from './category.loader.ts';
export { meta } from './category.meta.ts';
