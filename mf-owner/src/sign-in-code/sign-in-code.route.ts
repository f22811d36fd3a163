import { ownerMeta } from '../owner-meta.ts';

export { default } from './sign-in-code-page.tsx';
export { action } from './sign-in-code.action.ts';
export { loader } from './sign-in-code.loader.ts';
export const meta = ownerMeta('signInCode', 'sign-in-code');
