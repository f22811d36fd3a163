import { ownerMeta } from '../owner-meta.ts';

export { default } from './account-page.tsx';
export { action } from './account.action.ts';
export { loader } from './account.loader.ts';
export const meta = ownerMeta('account', 'owner-account');
