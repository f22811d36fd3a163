/** Why a release is refused; the texts for each are in docs/releases.md. */
export type RefusalCode =
  | 'unknown-app'
  | 'unknown-release'
  | 'invalid-release'
  | 'file-missing'
  | 'file-changed'
  | 'symlink'
  | 'version-taken'
  | 'no-shell'
  | 'contract'
  | 'language-missing'
  | 'shared-missing'
  | 'shared-range'
  | 'route-clash'
  | 'link-clash'
  | 'link-missing'
  | 'embeds-many'
  | 'widget-clash'
  | 'expose-missing'
  | 'container-clash'
  | 'gateway-behind'
  | 'shared-name'
  | 'widget-missing'
  | 'widget-props'
  | 'slot-unknown'
  | 'slot-filler'
  | 'slot-full'
  | 'slot-clash'
  | 'server-code'
  | 'fixture'
  | 'no-earlier-version'
  | 'no-good-version'
  | 'not-live'
  | 'changed-meanwhile'
  | 'canary';

/** One reason, with what to do about it. `apps` are those that it is about. */
export interface Refusal {
  code: RefusalCode;
  apps: string[];
  reason: string;
}

/** A release cannot be published or go live; nothing has changed. `refusals` has every reason, the message too. */
export class ReleaseRefused extends Error {
  readonly refusals: Refusal[];

  constructor(refusals: Refusal[]) {
    super(refusals.map(({ code, reason }) => `[${code}] ${reason}`).join('\n'));
    this.name = 'ReleaseRefused';
    this.refusals = refusals;
  }
}

/** Refuses for one reason. */
export function refuse(code: RefusalCode, apps: string[], reason: string): never {
  throw new ReleaseRefused([{ code, apps, reason }]);
}
