export { default } from './list-page.tsx';
export { loader } from './list.loader.ts';
export { meta } from './list.meta.ts';
