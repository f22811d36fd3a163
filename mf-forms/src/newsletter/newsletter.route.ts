export { default } from './newsletter-page.tsx';
export { loader } from '../form/form-session.loader.ts';
export { action } from './newsletter.action.ts';
export { meta } from './newsletter.meta.ts';
