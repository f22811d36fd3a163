import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import s from './ribbon.module.css';

/** "Sold out" over the picture of a project. */
export function Ribbon({ soldOut, className }: { soldOut: boolean; className?: string }) {
  const text = useText();
  return soldOut ? <span className={classNames(s.ribbon, className)}>{text('project.soldOut')}</span> : null;
}
