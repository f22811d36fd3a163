import type { LoaderFunction } from 'react-router';
import { mayLoadThirdParties } from 'shared-kit/domain/third-parties-allowed';
import { openByFullLoad } from 'composer/shell/browser';
import { whenOnline } from 'composer/shell';
import { shellServices } from './shell-services.ts';

/**
 * A loader as a tab runs it. A visitor without a line keeps what is on screen, and gets what they asked for when it is back. A document keeps
 * the policy that it was sent with: a page that may load other third parties (product A27), on a site that has any, is opened by a full load,
 * before any of it is drawn.
 */
export function inTab(loader: LoaderFunction): LoaderFunction {
  if (__SERVER__) return loader;
  const isOpen = allowsThirdParties(window.location);
  return whenOnline((args, context) => {
    const { thirdParties, captcha } = args.context.get(shellServices).site;
    const hasAny = thirdParties !== undefined || captcha !== undefined;
    if (hasAny && allowsThirdParties(new URL(args.request.url)) !== isOpen) return openByFullLoad();
    return loader(args, context);
  });
}

const allowsThirdParties = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  mayLoadThirdParties(pathname, search);
