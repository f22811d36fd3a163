import type { Site } from 'shared-kit/contracts/api/site';
import { LOGO_HEIGHT, pictureUrl } from 'shared-kit/domain/picture-address';
import s from './logo.module.css';

/** The agency's logo, or its name beside a gable where it has none. Its size follows the text's. */
export function Logo({ site: { agency, logo } }: { site: Site }) {
  if (logo) return <LogoPicture logo={logo} name={agency.name} />;
  return (
    <span className={s.logo}>
      <svg className={s.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={s.wall} d="M6 38V16L20 3l14 13v22h-9V26a5 5 0 0 0-10 0v12Z" />
        <path className={s.course} d="M11.5 16.5h5M23.5 16.5h5M17.5 12h5" />
      </svg>
      {agency.name && <span className={s.name}>{agency.name}</span>}
    </span>
  );
}

function LogoPicture({ logo, name }: { logo: NonNullable<Site['logo']>; name: string }) {
  const asked = (height: number) => pictureUrl(logo.url, { height, format: 'webp' });
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={asked(LOGO_HEIGHT.mobile)} />
      {/* The largest picture of the page comes first. */}
      <img
        className={s.picture}
        src={asked(LOGO_HEIGHT.desktop)}
        width={logo.width}
        height={logo.height}
        alt={logo.alt || name}
        fetchPriority="low"
      />
    </picture>
  );
}
