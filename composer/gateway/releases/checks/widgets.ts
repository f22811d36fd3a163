import type {
  Release,
  RemoteWidgetDeclaration,
  Registry,
  SlotDeclaration,
} from '../../../contract/release.ts';
import type { Refusal, RefusalCode } from '../release-refused.ts';
import { schemaDifference } from './schema-difference.ts';

/** Each widget name exists once in its remote, and each kind of content module is shown by one widget of the site. */
export function widgetRefusals(remotes: readonly Release[]): Refusal[] {
  return [...remotes.flatMap(duplicateNames), ...duplicateKinds(remotes)];
}

function duplicateNames({ name, widgets }: Release): Refusal[] {
  const names = widgets.map((widget) => widget.name);
  return names
    .filter((widget, index) => names.indexOf(widget) !== index)
    .map((widget) => ({
      code: 'widget-clash',
      apps: [name],
      reason: `${name} declares the widget "${widget}" twice. Rename one in remote.config.ts.`,
    }));
}

function duplicateKinds(remotes: readonly Release[]): Refusal[] {
  const shownBy = new Map<string, { app: string; widget: string }>();
  const refusals: Refusal[] = [];
  for (const { name: app, widgets } of remotes) {
    for (const { name: widget, modules } of widgets) {
      for (const kind of modules) {
        const first = shownBy.get(kind);
        if (first) refusals.push(kindRefusal(kind, first, { app, widget }));
        else shownBy.set(kind, { app, widget });
      }
    }
  }
  return refusals;
}

function kindRefusal(
  kind: string,
  first: { app: string; widget: string },
  second: { app: string; widget: string },
): Refusal {
  return {
    code: 'widget-clash',
    apps: [...new Set([first.app, second.app])],
    reason: `Modules of kind "${kind}" are shown by ${first.app}/${first.widget} and by ${second.app}/${second.widget}. Take the kind out of one of them in remote.config.ts.`,
  };
}

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
function findWidget(remotes: readonly Release[], address: string): RemoteWidgetDeclaration | undefined {
  const [remote, widget] = address.split('/');
  return remotes.find(({ name }) => name === remote)?.widgets.find(({ name }) => name === widget);
}

const label = ({ name, version }: Release) => `${name} ${version}`;

interface OfferedSlot extends SlotDeclaration {
  app: string;
}

/** Each slot is offered by one remote, and what the registry puts there is offered for it and accepts its props. */
export function slotRefusals(remotes: readonly Release[], slots: Registry['slots']): Refusal[] {
  const offered = new Map<string, OfferedSlot>();
  const clashes: Refusal[] = [];
  for (const { name: app, slots: own } of remotes) {
    for (const [slot, declared] of Object.entries(own)) {
      const first = offered.get(slot);
      if (first) clashes.push(clash(slot, first.app, app));
      else offered.set(slot, { ...declared, app });
    }
  }
  return [
    ...clashes,
    ...Object.entries(slots).flatMap(([slot, fillers]) =>
      fillerRefusals(remotes, slot, offered.get(slot), fillers),
    ),
  ];
}

function fillerRefusals(
  remotes: readonly Release[],
  slot: string,
  offered: OfferedSlot | undefined,
  fillers: readonly string[],
): Refusal[] {
  const apps = [...new Set(fillers.map((address) => address.split('/', 1)[0]!))];
  if (!offered)
    return [
      refusal(
        'slot-unknown',
        [...apps, ...remotes.map(({ name }) => name)],
        `No live page offers the slot ${slot}, which ${fillers.join(', ')} fills. Clear it first: npm run release -- slot ${slot} --clear`,
      ),
    ];
  const tooMany = fillers.length > offered.max;
  const full = refusal(
    'slot-full',
    [...apps, offered.app],
    `The slot ${slot} of ${offered.app} takes ${offered.max}, not ${fillers.length} widgets.`,
  );
  return [
    ...(tooMany ? [full] : []),
    ...fillers.flatMap((address) => fillerRefusal(remotes, slot, offered, address) ?? []),
  ];
}

function fillerRefusal(
  remotes: readonly Release[],
  slot: string,
  offered: OfferedSlot,
  address: string,
): Refusal | undefined {
  const widget = findWidget(remotes, address);
  const apps = [address.split('/', 1)[0]!, offered.app];
  if (!widget?.slots.includes(slot))
    return refusal(
      'slot-filler',
      apps,
      `${address} is not offered for the slot ${slot} by a live release. Name the slot in the widget's "slots" in remote.config.ts and promote it, or clear the slot: npm run release -- slot ${slot} --clear`,
    );
  const difference = widget.props && schemaDifference(offered.props, widget.props);
  if (!difference) return undefined;
  return refusal(
    'widget-props',
    apps,
    `The slot ${slot} of ${offered.app} passes to ${address} what it does not accept: ${difference}.`,
  );
}

const refusal = (code: RefusalCode, apps: string[], reason: string): Refusal => ({ code, apps, reason });

const clash = (slot: string, first: string, second: string): Refusal =>
  refusal(
    'slot-clash',
    [first, second],
    `The slot ${slot} is offered by ${first} and by ${second}. Rename it in one remote.config.ts.`,
  );
