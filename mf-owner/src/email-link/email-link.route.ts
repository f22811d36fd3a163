import type { PageMetaArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import type { EmailLinkData } from './email-link-page.tsx';

export { default, loader } from './email-link-page.tsx';
export { action } from './email-link.action.ts';
export const meta = (args: PageMetaArgs<EmailLinkData>) =>
  ownerMeta(`emailLink.${args.data.kind}`, `${args.data.kind}-email`)(args);
