import { classNames } from './class-names.tsx';
import s from './columns.module.css';

/** Sets `--per-row`: how many items stand in a full row, 1 to 6. */
export const perRowClass = (count: number): string | undefined => s[`perRow${count}`];

/** Sets `--span-sm`, `--span-md` and `--span-lg`: how many of twelve columns a part takes on phones, tablets and wide screens. */
export const spanClasses = ({ sm, md, lg }: { sm: number; md: number; lg: number }): string | undefined =>
  classNames(s[`sm${sm}`], s[`md${md}`], s[`lg${lg}`]);
