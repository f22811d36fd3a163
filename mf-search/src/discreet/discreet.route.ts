export { default } from './discreet-page.tsx';
export { loader } from './discreet.loader.ts';
export { meta } from './discreet.meta.ts';
