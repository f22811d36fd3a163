import { ownerMeta } from '../owner-meta.ts';

export { default } from './portal-page.tsx';
export { action } from './portal.action.ts';
export { loader } from './portal.loader.ts';
export const meta = ownerMeta('portal', 'owner');
