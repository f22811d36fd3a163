export { default } from './document-link-page.tsx';
export { loader } from './document-link.loader.ts';
export { action } from './document-link.action.ts';
export { meta } from './document-link.meta.ts';
