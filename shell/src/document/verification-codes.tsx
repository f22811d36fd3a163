import type { Verification } from 'shared-kit/contracts/api/site';

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
