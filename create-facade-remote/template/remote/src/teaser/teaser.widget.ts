export { default } from './teaser.tsx';
