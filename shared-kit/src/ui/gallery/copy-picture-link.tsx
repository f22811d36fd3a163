import { useState } from 'react';
import { useLightboxState } from 'yet-another-react-lightbox';
import { Icon } from '../icon/icon.tsx';
import { link } from '../../domain/icon-shapes.ts';
import { useText } from '../text.tsx';
import { pictureHash } from '../../domain/picture-address.ts';

/** Copies the address of the picture on screen; where the browser does not let it, the address is shown. */
export function CopyPictureLink() {
  const text = useText();
  const { currentIndex } = useLightboxState();
  const [told, setTold] = useState<{ index: number; words: string }>();
  const label = text('gallery.copyLink');

  const copy = () => {
    const address = `${location.origin}${location.pathname}${pictureHash(currentIndex)}`;
    const tell = (words: string) => setTold({ index: currentIndex, words });
    copyText(address).then(
      () => tell(text('gallery.linkCopied')),
      () => tell(address),
    );
  };

  return (
    <>
      <span className="gallery-lightbox-outcome" role="status">
        {told?.index === currentIndex && told.words}
      </span>
      <button type="button" className="yarl__button" title={label} aria-label={label} onClick={copy}>
        <Icon shape={link} className="yarl__icon" />
      </button>
    </>
  );
}

/** Rejects where the page may not write to the clipboard, as on plain http. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
