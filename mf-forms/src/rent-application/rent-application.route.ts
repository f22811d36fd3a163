import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export { default } from './rent-application-page.tsx';
export { action } from './rent-application.action.ts';
export { meta } from './rent-application.meta.ts';

/** Its code comes when a visitor gets here from another page: the first view has its data. */
export const loader = (args: PageLoaderArgs) =>
  import('./rent-application.loader.ts').then((code) => code.loader(args));
