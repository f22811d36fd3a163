export { default } from './friend-page.tsx';
export { loader } from './friend.loader.ts';
export { action } from './friend.action.ts';
export { meta } from './friend.meta.ts';
