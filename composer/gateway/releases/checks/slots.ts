import type { Registry, Release, SlotDeclaration } from '../../../contract/release.ts';
import type { Refusal, RefusalCode } from '../release-refused.ts';
import { schemaDifference } from './schema-difference.ts';
import { findWidget } from './used-widgets.ts';

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
