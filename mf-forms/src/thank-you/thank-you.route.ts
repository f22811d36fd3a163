export { default } from './thank-you-page.tsx';
export { loader } from './thank-you.loader.ts';
export { meta } from './thank-you.meta.ts';
