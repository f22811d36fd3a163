import { ownerMeta } from '../owner-meta.ts';

export { default } from './sign-in-page.tsx';
export { action, loader } from './sign-in.loader.ts';
export const meta = ownerMeta('signIn', 'sign-in');
