export { default } from './contact-module.tsx';
export { loader } from '../form/form-session.loader.ts';
