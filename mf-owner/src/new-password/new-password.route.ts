import { ownerMeta } from '../owner-meta.ts';

export { default } from './new-password-page.tsx';
export { action } from './new-password.action.ts';
export { loader } from './new-password.loader.ts';
export const meta = ownerMeta('newPassword', 'new-password');
