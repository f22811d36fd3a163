import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import s from './ribbon.module.css';

export type RibbonLook = 'closed' | 'fresh' | 'reduced';

interface Props {
  /** Stands out in another colour than the usual one. */
  look?: RibbonLook;
  className?: string;
  children: ReactNode;
}

/** A word over the picture of a listing. */
export function Ribbon({ look, className, children }: Props) {
  return <span className={classNames(s.ribbon, look && s[look], className)}>{children}</span>;
}
