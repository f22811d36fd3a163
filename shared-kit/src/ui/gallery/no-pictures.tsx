import type { ReactNode } from 'react';
import { Plate } from '../picture/plate.tsx';
import s from './no-pictures.module.css';

interface Props {
  /** Type id of the feed, for the drawing. */
  typeId: number | undefined;
  /** Name of the type. */
  name: string;
  /** Says that there are no pictures. */
  note: string;
  ribbon: ReactNode;
}

/** What stands in the gallery's place when a listing has no picture (product L13). */
export function NoPictures({ typeId, name, note, ribbon }: Props) {
  return (
    <div className={s.frame}>
      <Plate className={s.plate} typeId={typeId} name={name} note={note} />
      <div className={s.ribbon}>{ribbon}</div>
    </div>
  );
}
