import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { HomeList } from 'shared-kit/domain/saved-homes';
import {
  addList,
  LONGEST_LIST_NAME,
  MOST_LISTS,
  removeList,
  renameList,
} from 'shared-kit/domain/saved-homes';
import { useHost } from 'composer/host';
import { savedHomesAtom } from 'shared-kit/state';
import { Button } from 'shared-kit/ui/button/button';
import { Collapsible } from 'shared-kit/ui/collapsible/collapsible';
import { Icon } from 'shared-kit/ui/icon/icon';
import { print, share } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';
import { withHomeIds } from '../home-ids/home-ids.ts';
import s from './favourites.module.css';

interface ListToolsProps {
  lists: readonly HomeList[];
  /** Which of them is shown. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Shares and prints the list that is shown; what changes lists is behind a line. */
export function ListTools({ lists, chosen, onChoose }: ListToolsProps) {
  const text = useText();
  const { homes } = lists[chosen]!;
  return (
    <div className={s.tools}>
      {homes.length > 0 && (
        <>
          <ShareList homes={homes} />
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon shape={print} />
            {text('favourites.print')}
          </Button>
        </>
      )}
      <Collapsible className={s.manage} label={text('favourites.manage')}>
        <ManageLists {...{ lists, chosen, onChoose }} />
      </Collapsible>
    </div>
  );
}

/** Renames or removes the list that is shown, and adds another. */
function ManageLists({ lists, chosen, onChoose }: ListToolsProps) {
  const text = useText();
  const change = useSetAtom(savedHomesAtom);
  const shown = lists[chosen]!.name || text('property.favourites');
  return (
    <div className={s.forms}>
      <ListName
        key={chosen}
        label={text('favourites.name')}
        name={shown}
        button={text('favourites.rename')}
        onSubmit={(name) => void change((saved) => renameList(saved, chosen, name))}
      />
      {lists.length < MOST_LISTS && (
        <ListName
          key={lists.length}
          label={text('favourites.newList')}
          name=""
          button={text('favourites.addList')}
          onSubmit={(name) => {
            void change((saved) => addList(saved, name));
            onChoose(lists.length);
          }}
        />
      )}
      {lists.length > 1 && (
        <Button variant="quiet" onClick={() => void change((saved) => removeList(saved, chosen))}>
          {text('favourites.remove')}
        </Button>
      )}
    </div>
  );
}

interface ListNameProps {
  label: string;
  name: string;
  button: string;
  onSubmit: (name: string) => void;
}

function ListName({ label, name, button, onSubmit }: ListNameProps) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) onSubmit(typed);
      }}
    >
      <TextField
        label={label}
        maxLength={LONGEST_LIST_NAME}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="secondary" type="submit">
        {button}
      </Button>
    </form>
  );
}

/** By the device's own share sheet where there is one, else as a copied link. */
function ShareList({ homes }: { homes: readonly number[] }) {
  const { href } = useHost();
  const text = useText();
  const [shown, setShown] = useState<{ isCopied: boolean }>();
  const createAddress = () => new URL(withHomeIds(href('favourites')!, homes), location.href).href;
  const shareLink = async () => {
    const url = createAddress();
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
          {shown.isCopied ? text('favourites.copied') : createAddress()}
        </p>
      )}
    </>
  );
}
