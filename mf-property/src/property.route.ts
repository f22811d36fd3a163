export { default } from './page/property-page.tsx';
export { loader } from './page/property.loader.ts';
export { meta } from './page/property.meta.ts';
export { ErrorPage } from './errors/property-error-page.tsx';
