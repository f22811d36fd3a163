import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { apartment, house, land, office, shop, warehouse } from '../../domain/icon-shapes.ts';
import s from './plate.module.css';

/** By type id of the feed (product L13, L14); any other type gets the office. */
const SHAPE_OF_TYPE: Readonly<Record<number, string>> = {
  1: house,
  2: apartment,
  3: warehouse,
  4: land,
  6: shop,
};

interface PlateProps {
  typeId: number | undefined;
  /** Name of the type, in the language of the page. */
  name: string;
  note?: ReactNode;
  className?: string;
}

/** What a listing without a picture shows instead, in the same frame. */
export function Plate({ typeId, name, note, className }: PlateProps) {
  return (
    <div className={classNames(s.plate, className)}>
      <Icon className={s.icon} shape={(typeId !== undefined && SHAPE_OF_TYPE[typeId]) || office} />
      <span className={s.name}>{name}</span>
      {note && <span className={s.note}>{note}</span>}
    </div>
  );
}
