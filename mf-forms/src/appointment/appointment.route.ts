import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export { default } from './appointment-page.tsx';
export { action } from './appointment.action.ts';
export { meta } from './appointment.meta.ts';

/** Its code comes when a visitor gets here from another page: the first view has its data. */
export const loader = (args: PageLoaderArgs) =>
  import('./appointment.loader.ts').then((code) => code.loader(args));
