export { default } from './demand-page.tsx';
export { loader } from './demand.loader.ts';
export { action } from './demand.action.ts';
export { meta } from './demand.meta.ts';
