export { default } from './rent-application-page.tsx';
export { loader } from './rent-application.loader.ts';
export { action } from './rent-application.action.ts';
export { meta } from './rent-application.meta.ts';
