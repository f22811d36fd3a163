import * as z from 'zod';
import { origin, SettingsError } from '../../server/settings.ts';

/** Where previews of releases are, and what signs the links to them. */
export interface PreviewSettings {
  /** Origin of a host name of their own. */
  url: string;
  key: string;
}

/** Environment variables of previews, for `readEnvironment`: of gateways, and of whoever makes links. */
export const previewShape = {
  /** Origin where releases are shown before they are live, a host name of its own; with PREVIEW_KEY. */
  PREVIEW_URL: origin.optional(),
  /** Signs the links to previews; the same for all gateways. */
  PREVIEW_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
};

type PreviewEnvironment = z.output<z.ZodObject<typeof previewShape>> & { PUBLIC_URL?: string | undefined };

/**
 * Where previews are, and what signs the links to them. Throws a `SettingsError` where only one of the two is there, and where previews
 * would get the cookies of the live site: browsers send those to every port of a host.
 */
export function previewSettings({
  PREVIEW_URL: url,
  PREVIEW_KEY: key,
  PUBLIC_URL,
}: PreviewEnvironment): PreviewSettings | undefined {
  if (url === undefined && key === undefined) return undefined;
  if (url === undefined) throw new SettingsError('PREVIEW_URL must be set with PREVIEW_KEY');
  if (key === undefined) throw new SettingsError('PREVIEW_KEY must be set with PREVIEW_URL');
  if (PUBLIC_URL && new URL(PUBLIC_URL).hostname === new URL(url).hostname)
    throw new SettingsError(
      `PREVIEW_URL=${url}: must be another host name than that of PUBLIC_URL, whose cookies code that is not live may not get`,
    );
  return { url, key };
}

/**
 * Origin of the live site, where who leaves a preview is sent. Throws a `SettingsError` where it is not known: below `localhost` alone the
 * site is at that name too.
 */
export function siteBeside({ url }: PreviewSettings, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl;
  const { protocol, hostname, port } = new URL(url);
  if (hostname.endsWith('.localhost')) return `${protocol}//localhost${port && `:${port}`}`;
  throw new SettingsError(
    `PUBLIC_URL must be set with PREVIEW_URL=${url}: who leaves a preview is sent there`,
  );
}
