export { default } from './favourites-page.tsx';
export { loader } from './favourites.loader.ts';
export { meta } from './favourites.meta.ts';
