export { default } from './project-list.tsx';
export { loader } from './project-list.loader.ts';
