import type { LoaderFunction } from 'react-router';
import { openByFullLoad } from './full-load.browser.ts';
import { whenOnline } from './when-online.ts';
import type { ThirdPartyRules } from '../site.ts';
import { shellServices } from './shell-services.ts';

/**
 * A loader as a tab runs it. A visitor without a line keeps what is on screen, and gets what they asked for when it is back. A document keeps
 * the policy that it was sent with: a page that may load other third parties is opened by a full load, before any of it is drawn.
 */
export function inTab(loader: LoaderFunction, { mayLoad }: ThirdPartyRules): LoaderFunction {
  if (__SERVER__) return loader;
  const { pathname, search } = window.location;
  return whenOnline((args, context) => {
    const { site } = args.context.get(shellServices);
    if (mayLoad(new URL(args.request.url), site) !== mayLoad({ pathname, search }, site))
      return openByFullLoad();
    return loader(args, context);
  });
}
