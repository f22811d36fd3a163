import { PrintButton } from '../print/print-button.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import s from './page-tools.module.css';

interface Props {
  name: string;
  /** Absolute address of the page. */
  address: string;
}

/** What a visitor does with the page as a whole, near its title on every screen. */
export function PageTools({ name, address }: Props) {
  return (
    <div className={s.tools}>
      <ShareMenu address={address} name={name} />
      <PrintButton />
    </div>
  );
}
