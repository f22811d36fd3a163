import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { findProperty } from '../form/subject.ts';
import { formMeta } from '../form/form-meta.ts';
import type { FriendData } from './friend-page.tsx';

export { default } from './friend-page.tsx';
export { action } from './friend.action.ts';

/** The page that sends the property of `?property=1399` to a friend. */
export async function loader(args: PageLoaderArgs): Promise<FriendData> {
  return { property: await findProperty(args) };
}

/** For one property, so that search engines do not list it. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'send-to-friend', 'friend.title', args.url.search),
  robots: 'noindex',
});
