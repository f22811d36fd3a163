export { default } from './appointment-access-page.tsx';
export { loader } from './appointment-access.loader.ts';
export { action } from './appointment-access.action.ts';
export { meta } from './appointment-access.meta.ts';
