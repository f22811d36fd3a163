export { default } from './search-box.tsx';
export { loader } from './search-box.loader.ts';
