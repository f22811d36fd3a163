export { default } from './testimonial-page.tsx';
export { action } from './testimonial.action.ts';
export { meta } from './testimonial.meta.ts';
