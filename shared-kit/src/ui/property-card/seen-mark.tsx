import { useSavedHomes } from 'shared-kit/state';
import { useText } from '../text.tsx';
import s from './property-card.module.css';

/** Marks a home whose page the visitor opened before (product S32). The server does not know. */
export function SeenMark({ home }: { home: number }) {
  return __SERVER__ ? null : <LiveMark home={home} />;
}

function LiveMark({ home }: { home: number }) {
  const text = useText();
  const saved = useSavedHomes();
  return saved?.seen.includes(home) ? <span className={s.seen}>{text('property.seen')}</span> : null;
}
