import { FavouriteButton } from 'shared-kit/ui/favourite-button/favourite-button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { documentIcon, print } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import { Button } from 'shared-kit/ui/button/button';
import { ShareMenu } from '../share/share-menu.tsx';
import s from './page-tools.module.css';

interface Props {
  propertyId: number;
  name: string;
  /** Absolute address of the page. */
  address: string;
  /** Address of its brochure; undefined where there is none. */
  brochure: string | undefined;
}

/** What a visitor does with the page as a whole, near its title on every screen. */
export function PageTools({ propertyId, name, address, brochure }: Props) {
  const text = useText();
  return (
    <div className={s.tools}>
      <FavouriteButton home={propertyId} title={name}>
        {text('property.favouriteKeep')}
      </FavouriteButton>
      <ShareMenu address={address} name={name} propertyId={propertyId} />
      {brochure && (
        <a className={s.brochure} href={brochure} target="_blank" rel="noopener nofollow">
          <Icon shape={documentIcon} />
          {text('brochure.open')}
        </a>
      )}
      <PrintButton />
    </div>
  );
}

/** Prints the property as a brochure of two pages: the print styles make it. */
function PrintButton() {
  const text = useText();
  return (
    <Button variant="quiet" className={s.button} onClick={() => window.print()}>
      <Icon shape={print} />
      {text('print.button')}
    </Button>
  );
}
