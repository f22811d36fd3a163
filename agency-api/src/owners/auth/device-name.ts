import type { DeviceKind } from 'shared-kit/domain/owner-portal';

/** The first that fits names it: most browsers also carry the names of others. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** Browser and system by a user agent, as "Firefox, Windows"; empty where it tells neither. */
export function deviceName(userAgent: string): string {
  const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ');
}

/** By the first that fits. A tablet with Android says nothing of a mobile; an iPad may say that it is a Mac. */
const KINDS: readonly (readonly [RegExp, DeviceKind])[] = [
  [/iPad|Tablet/, 'tablet'],
  [/iPhone|Mobile/, 'phone'],
  [/Android/, 'tablet'],
  [/Windows|Macintosh|Linux|CrOS/, 'computer'],
];

/** What kind of device a user agent tells of; null where it tells none. */
export const deviceKind = (userAgent: string): DeviceKind | null =>
  KINDS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
