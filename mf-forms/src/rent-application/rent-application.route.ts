import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';

export { default } from './rent-application-page.tsx';
export { action } from './rent-application.action.ts';

/** Its code comes when a visitor gets here from another page: the first view has its data. */
export const loader = (args: PageLoaderArgs) =>
  import('./rent-application.loader.ts').then((code) => code.loader(args));

/** For one property, so that search engines do not list it. */
export const meta = (args: PageMetaArgs<unknown>): PageMeta => ({
  ...formMeta(args, 'rent-application', 'application.title', args.url.search),
  robots: 'noindex',
});
