import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export { default } from './demand-page.tsx';
export { action } from './demand.action.ts';
export { meta } from './demand.meta.ts';

/** Its code comes when a visitor gets here from another page: the first view has its data. */
export const loader = (args: PageLoaderArgs) =>
  import('./demand.loader.ts').then((code) => code.loader(args));
