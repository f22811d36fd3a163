export { default } from './contact-module.tsx';
export { loader } from './contact-module.loader.ts';
