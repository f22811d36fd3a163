export { default } from './mail-access-page.tsx';
export { loader } from './mail-access.loader.ts';
export { action } from './mail-access.action.ts';
export { meta } from './mail-access.meta.ts';
