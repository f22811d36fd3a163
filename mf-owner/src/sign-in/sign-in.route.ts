import { ownerMeta } from '../owner-meta.ts';

export { default } from './sign-in-page.tsx';
export { action } from './sign-in.action.ts';
export { loader } from './sign-in.loader.ts';
export const meta = ownerMeta('signIn', 'sign-in');
