export { default } from './documents-page.tsx';
export { loader } from './documents.loader.ts';
export { action } from './documents.action.ts';
export { meta } from './documents.meta.ts';
