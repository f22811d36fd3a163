import type { Release, RemoteWidgetDeclaration } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';
import { schemaDifference } from './schema-difference.ts';

/**
 * A widget that a release uses is offered by the other remote, if that is live, and accepts what is passed. Of a remote that is not
 * live nothing can be said: its widgets show their fallbacks.
 */
export function usedWidgetRefusals(remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((user) =>
    Object.entries(user.uses).flatMap(([address, passed]) => {
      const owner = remotes.find(({ name }) => name === address.split('/', 1)[0]);
      if (!owner) return [];
      const apps = [user.name, owner.name];
      const widget = findWidget(remotes, address);
      if (!widget) {
        const reason = `${label(user)} shows ${address}, which ${label(owner)} does not offer. Offer it until nobody uses it any more, or promote both together.`;
        return { code: 'widget-missing', apps, reason };
      }
      const difference = widget.props && schemaDifference(passed, widget.props);
      if (!difference) return [];
      const reason = `${label(user)} passes to ${address} of ${label(owner)} what it does not accept: ${difference}. Add props as optional ones only, or promote both together.`;
      return { code: 'widget-props', apps, reason };
    }),
  );
}

/** The widget with an address such as "mf-shop/Basket". */
export function findWidget(
  remotes: readonly Release[],
  address: string,
): RemoteWidgetDeclaration | undefined {
  const [remote, widget] = address.split('/');
  return remotes.find(({ name }) => name === remote)?.widgets.find(({ name }) => name === widget);
}

const label = ({ name, version }: Release) => `${name} ${version}`;
