export { default } from './places-map.tsx';
