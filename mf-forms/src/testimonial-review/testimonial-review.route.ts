export { default } from './testimonial-review-page.tsx';
export { loader } from './testimonial-review.loader.ts';
export { action } from './testimonial-review.action.ts';
export { meta } from './testimonial-review.meta.ts';
