import { useSavedHomes } from 'shared-kit/state';
import { classNames } from 'shared-kit/ui/class-names';
import s from './favourite-count.module.css';

/** How many homes the visitor keeps (product S31), once the browser's storage is read; nothing where there is none. */
export function FavouriteCount({ className }: { className?: string }) {
  // The server does not know what the browser keeps.
  return __SERVER__ ? null : <LiveCount className={className} />;
}

function LiveCount({ className }: { className: string | undefined }) {
  const saved = useSavedHomes();
  const homes = new Set(saved?.lists.flatMap((list) => list.homes));
  return homes.size > 0 && <span className={classNames(s.count, className)}>{homes.size}</span>;
}
