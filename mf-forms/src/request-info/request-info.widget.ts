export { default } from './request-info.tsx';
