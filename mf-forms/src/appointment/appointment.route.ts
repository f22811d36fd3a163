export { default } from './appointment-page.tsx';
export { loader } from './appointment.loader.ts';
export { action } from './appointment.action.ts';
export { meta } from './appointment.meta.ts';
