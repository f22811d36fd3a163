import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

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
