export { default } from './project-page.tsx';
export { loader } from './project.loader.ts';
export { meta } from './project.meta.ts';
export { ErrorPage } from '../errors/project-error-page.tsx';
