export { default } from './demand-access-page.tsx';
export { loader } from './demand-access.loader.ts';
export { action } from './demand-access.action.ts';
export { meta } from './demand-access.meta.ts';
