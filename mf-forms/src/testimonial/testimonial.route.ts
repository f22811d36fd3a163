export { default } from './testimonial-page.tsx';
export { loader } from '../form/form-session.loader.ts';
export { action } from './testimonial.action.ts';
export { meta } from './testimonial.meta.ts';
