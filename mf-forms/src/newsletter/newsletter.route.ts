export { default } from './newsletter-page.tsx';
export { action } from './newsletter.action.ts';
export { meta } from './newsletter.meta.ts';
