import { SITE_FILES } from 'shared-kit/domain/site-files';
import { useHost } from 'composer/host';
import type { Verification } from 'shared-kit/contracts/api/site';

/** Paper, as in the tokens. */
const THEME_COLOUR = '#faf8f4';

/** What the head of every page has: icons, manifest and colour of the site (product R12). */
export function SiteHead() {
  const { site } = useHost();
  return (
    <>
      <meta name="theme-color" content={site.themeColour ?? THEME_COLOUR} />
      <link rel="icon" href={SITE_FILES.favicon} sizes="32x32" />
      <link rel="icon" href={SITE_FILES.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={SITE_FILES.touchIcon} />
      <link rel="manifest" href={SITE_FILES.manifest} />
    </>
  );
}

const NAMES: Readonly<Record<keyof Verification, string>> = {
  google: 'google-site-verification',
  facebook: 'facebook-domain-verification',
  norton: 'norton-safeweb-site-verification',
};

/** Codes by which services know whose site it is (product R5). */
export function VerificationCodes({ codes }: { codes: Verification }) {
  return (
    <>
      {Object.entries(NAMES).map(([service, name]) => {
        const code = codes[service as keyof Verification];
        return code && <meta key={service} name={name} content={code} />;
      })}
    </>
  );
}
