import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

interface Combobox {
  isOpen: boolean;
  /** Index of the option that Enter chooses; -1: none. */
  active: number;
  close(): void;
}

/**
 * Makes a text field the combobox of a list of options: arrows move through them, Home and End go to the first and last, Enter chooses,
 * Escape closes, and so does leaving the field. The field stays a plain text field until then.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: { id: string; optionId: (index: number) => string; count: number; choose: (index: number) => void },
): Combobox {
  const [isWanted, setIsWanted] = useState(true);
  const [chosen, setChosen] = useState(-1);
  const active = Math.min(chosen, list.count - 1);
  const isOpen = isWanted && list.count > 0;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target =
      isOpen || /^Arrow/.test(event.key) ? optionAfter(event.key, active, list.count) : undefined;
    if (target !== undefined) {
      event.preventDefault();
      setIsWanted(true);
      setChosen(target);
    } else if (event.key === 'Enter') {
      setIsWanted(false);
      if (!isOpen || active < 0) return;
      event.preventDefault();
      list.choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      // A sheet around it stays open.
      event.preventDefault();
      event.stopPropagation();
      setIsWanted(false);
    }
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const open = () => {
      setIsWanted(true);
      setChosen(-1);
    };
    const close = () => setIsWanted(false);
    const listeners = { keydown: onKeyDown, input: open, focus: open, blur: close } as const;
    for (const [type, listener] of Object.entries(listeners))
      field.addEventListener(type, listener as EventListener);
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        field.removeEventListener(type, listener as EventListener);
    };
  }, [input]);

  const activeId = isOpen && active >= 0 ? list.optionId(active) : undefined;
  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(isOpen));
    setOrRemove(field, 'aria-controls', isOpen ? list.id : undefined);
    setOrRemove(field, 'aria-activedescendant', activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [input, isOpen, activeId, list.id]);

  return { isOpen, active, close: () => setIsWanted(false) };
}

/** Home and End are the text's own while no option is active. */
function optionAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  if (key === 'Home' && active >= 0) return 0;
  if (key === 'End' && active >= 0) return count - 1;
  return undefined;
}

function setOrRemove(field: HTMLElement | null, name: string, value: string | undefined) {
  if (value === undefined) field?.removeAttribute(name);
  else field?.setAttribute(name, value);
}
