import { ownerMeta } from '../owner-meta.ts';

export { default } from './portal-page.tsx';
export { action, loader } from './portal.loader.ts';
export const meta = ownerMeta('portal', 'owner');
