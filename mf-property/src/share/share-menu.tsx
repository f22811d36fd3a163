import { useRef, useState, type MouseEvent } from 'react';
import { closeAndReturn } from 'shared-kit/ui/disclosure/disclosure';
import { useCloseOutside } from 'shared-kit/ui/disclosure/use-close-outside';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { documentIcon, mail, share, user } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { useText } from 'shared-kit/ui/text';
import { mailLink } from '../contact/contact-links.ts';
import { tellAction } from '../visit/tell.ts';
import s from './share-menu.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

interface ShareMenuProps {
  /** Absolute address of the page. */
  address: string;
  name: string;
  /** That the agency itself may send to a friend. */
  propertyId: number;
}

/** The device's own share sheet where there is one; else a small menu: copy the link, send it by e-mail. */
export function ShareMenu({ address, name, propertyId }: ShareMenuProps) {
  const text = useText();
  const sendToFriend = useHost().href('send-to-friend');
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  const [copyState, setCopyState] = useState<CopyState>('idle');

  const tellShared = () => tellAction(propertyId, 'shared');
  const openShareSheet = (event: MouseEvent) => {
    if (!navigator.share) return;
    event.preventDefault();
    navigator.share({ title: name, url: address }).then(tellShared, ignoreDismissal);
  };
  const copy = () =>
    copyText(address).then(
      () => {
        setCopyState('copied');
        tellShared();
      },
      () => setCopyState('failed'),
    );

  return (
    <details
      ref={menu}
      className={s.menu}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.open && closeAndReturn(event)}
    >
      <summary className={s.summary} onClick={openShareSheet}>
        <Icon shape={share} />
        {text('share.button')}
      </summary>
      <div className={s.choices}>
        <button type="button" className={`${s.choice} ${s.scripted}`} onClick={copy}>
          <Icon shape={documentIcon} />
          {text('share.copy')}
        </button>
        <Link
          className={s.choice}
          onClick={tellShared}
          to={mailLink({
            subject: name,
            body: `${text('share.mailBody')}\n\n${name}\n${address}`,
          })}
        >
          <Icon shape={mail} />
          {text('share.mail')}
        </Link>
        {sendToFriend && (
          <Link className={s.choice} to={`${sendToFriend}?property=${propertyId}`}>
            <Icon shape={user} />
            {text('share.friend')}
          </Link>
        )}
        <p className={s.outcome} role="status">
          {copyState === 'copied' && text('share.copied')}
          {copyState === 'failed' && `${text('share.copyFailed')} ${address}`}
        </p>
      </div>
    </details>
  );
}

/** Rejects where the page may not write to the clipboard, as on plain http. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The visitor closed the share sheet. */
function ignoreDismissal() {}
