export { default } from './contact-module.tsx';
