import { ownerMeta } from '../owner-meta.ts';

export { default } from './forgotten-password-page.tsx';
export { action } from './forgotten-password.action.ts';
export { loader } from './forgotten-password.loader.ts';
export const meta = ownerMeta('forgottenPassword', 'forgotten-password');
