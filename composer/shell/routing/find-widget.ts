import type { ModuleKind, Composition, ExposeRef } from '../../contract/contract.ts';

/** A widget by remote and name, if a live release declares it. */
export function findWidget({ remotes }: Composition, remote: string, name: string): ExposeRef | undefined {
  const widget = remotes[remote]?.widgets.find((declared) => declared.name === name);
  return widget && { remote, expose: widget.expose };
}

/** The widget that shows content modules of a kind: the shell knows the kind, not the remote. */
export function findModuleWidget({ remotes }: Composition, kind: ModuleKind): ExposeRef | undefined {
  for (const remote of Object.values(remotes)) {
    const widget = remote.widgets.find((declared) => declared.modules.includes(kind));
    if (widget) return { remote: remote.name, expose: widget.expose };
  }
  return undefined;
}

/** Widgets that fill a slot, as the registry says; those whose remote is gone are left out. */
export const fillers = (composition: Composition, slot: string): ExposeRef[] =>
  (composition.slots[slot] ?? []).flatMap((address) => widgetByAddress(composition, address) ?? []);

/** "mf-a/Form" → the widget, if it is live. */
export function widgetByAddress(composition: Composition, address: string): ExposeRef | undefined {
  const [remote, name] = address.split('/', 2);
  return findWidget(composition, remote!, name!);
}
