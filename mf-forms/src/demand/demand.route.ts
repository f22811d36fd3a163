import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import type { DemandData } from './demand.loader.ts';

export { default } from './demand-page.tsx';
export { action } from './demand.action.ts';

/** Its code comes when a visitor gets here from another page: the first view has its data. */
export const loader = (args: PageLoaderArgs) =>
  import('./demand.loader.ts').then((code) => code.loader(args));

/** A form that a search filled in is no page of its own for search engines. */
export const meta = (args: PageMetaArgs<DemandData>): PageMeta => ({
  ...formMeta(args, 'search-alert', 'demand.title', args.url.search),
  description: args.text('demand.description', { agency: args.site.agency.name }),
  canonical: args.href('search-alert'),
  ...(args.data.token && { robots: 'noindex' }),
});
