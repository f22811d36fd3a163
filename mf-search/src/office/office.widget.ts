export { default } from './office.tsx';
