export { default } from './contact-page.tsx';
export { loader } from './contact.loader.ts';
export { action } from './contact.action.ts';
export { meta } from './contact.meta.ts';
