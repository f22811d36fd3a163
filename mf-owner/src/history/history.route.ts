import { ownerMeta } from '../owner-meta.ts';

export { default } from './history-page.tsx';
export { loader } from './history.loader.ts';
export const meta = ownerMeta('history', 'owner-history');
