export { default } from './pictures-page.tsx';
export { loader } from './pictures.loader.ts';
export { meta } from './pictures.meta.ts';
export { ErrorPage } from '../errors/property-error-page.tsx';
