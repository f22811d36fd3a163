import type { ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { map } from '../../domain/icon-shapes.ts';
import s from './listing-header.module.css';

interface Props {
  /** What is said before the title, as far as it is known. */
  kicker: readonly (string | null | false | undefined)[];
  title: string;
  /** Where it is not the page's. */
  titleLanguage?: Language | undefined;
  place: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** What a listing is, its name, and where it lies. */
export function ListingHeader({ kicker, title, titleLanguage, place, className, children }: Props) {
  return (
    <header className={classNames(s.header, className)}>
      <p className={s.kicker}>{kicker.filter(Boolean).join(' · ')}</p>
      <h1 className={s.title} lang={titleLanguage}>
        {title}
      </h1>
      <p className={s.place}>
        <Icon shape={map} />
        <span>{place}</span>
      </p>
      {children}
    </header>
  );
}
