import { FavouriteButton } from 'shared-kit/ui/favourite-button/favourite-button';
import { useText } from 'shared-kit/ui/text';
import { PrintButton } from '../print/print-button.tsx';
import { ShareMenu } from '../share/share-menu.tsx';
import s from './page-tools.module.css';

interface Props {
  propertyId: number;
  name: string;
  /** Absolute address of the page. */
  address: string;
}

/** What a visitor does with the page as a whole, near its title on every screen. */
export function PageTools({ propertyId, name, address }: Props) {
  const text = useText();
  return (
    <div className={s.tools}>
      <FavouriteButton home={propertyId} title={name}>
        {text('property.favouriteKeep')}
      </FavouriteButton>
      <ShareMenu address={address} name={name} propertyId={propertyId} />
      <PrintButton />
    </div>
  );
}
