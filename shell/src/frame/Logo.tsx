import s from './Logo.module.css';

/** The agency's name beside a gable; its size follows the text's. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={s.logo}>
      <svg className={s.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <path className={s.wall} d="M6 38V16L20 3l14 13v22h-9V26a5 5 0 0 0-10 0v12Z" />
        <path className={s.course} d="M11.5 16.5h5M23.5 16.5h5M17.5 12h5" />
      </svg>
      {name && <span className={s.name}>{name}</span>}
    </span>
  );
}
