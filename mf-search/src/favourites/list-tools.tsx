import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { HomeList } from 'shared-kit/domain/saved-homes';
import { LONGEST_LIST_NAME, removeList, renameList } from 'shared-kit/domain/saved-homes';
import { useHost } from 'shared-kit/host';
import { savedHomesAtom } from 'shared-kit/state';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { print, share } from 'shared-kit/ui/icon/shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';
import { withHomeIds } from '../home-ids/home-ids.ts';
import s from './favourites.module.css';

interface ListToolsProps {
  index: number;
  list: HomeList;
  /** How many lists there are. */
  count: number;
}

/** Shares, prints, renames and removes a list. */
export function ListTools({ index, list, count }: ListToolsProps) {
  const text = useText();
  const change = useSetAtom(savedHomesAtom);
  const [name, setName] = useState<string>();
  if (name !== undefined)
    return (
      <form
        className={s.tools}
        onSubmit={(event) => {
          event.preventDefault();
          void change((saved) => renameList(saved, index, name));
          setName(undefined);
        }}
      >
        <TextField
          label={text('favourites.name')}
          hideLabel
          autoFocus
          maxLength={LONGEST_LIST_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit">{text('favourites.saveName')}</Button>
      </form>
    );
  return (
    <div className={s.tools}>
      {list.homes.length > 0 && (
        <>
          <ShareList homes={list.homes} />
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon shape={print} />
            {text('favourites.print')}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => setName(list.name || text('property.favourites'))}>
        {text('favourites.rename')}
      </Button>
      {count > 1 && (
        <Button variant="quiet" onClick={() => void change((saved) => removeList(saved, index))}>
          {text('favourites.remove')}
        </Button>
      )}
    </div>
  );
}

/** By the device's own share sheet where there is one, else as a copied link. */
function ShareList({ homes }: { homes: readonly number[] }) {
  const { href } = useHost();
  const text = useText();
  const [shown, setShown] = useState<{ isCopied: boolean }>();
  const addressOf = () => new URL(withHomeIds(href('favourites')!, homes), location.href).href;
  const shareLink = async () => {
    const url = addressOf();
    if (navigator.share) return navigator.share({ title: text('favourites.shared'), url }).catch(() => {});
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setShown({ isCopied });
  };
  return (
    <>
      <Button variant="secondary" onClick={shareLink}>
        <Icon shape={share} />
        {text('favourites.share')}
      </Button>
      {shown && (
        <p className={s.outcome} role="status">
          {shown.isCopied ? text('favourites.copied') : addressOf()}
        </p>
      )}
    </>
  );
}
