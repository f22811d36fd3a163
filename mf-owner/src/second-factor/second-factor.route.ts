import { ownerMeta } from '../owner-meta.ts';

export { default } from './second-factor-page.tsx';
export { action } from './second-factor.action.ts';
export { loader } from './second-factor.loader.ts';
export const meta = ownerMeta('secondFactor', 'owner-second-factor');
