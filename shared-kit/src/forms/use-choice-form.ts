import type { ChangeEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

/** A form whose fields become the address of the page it is on, at each choice; without scripts it is a plain GET form. */
export function useChoiceForm() {
  const navigate = useNavigate();
  const go = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    void navigate({ search: new URLSearchParams(fields).toString() }, { preventScrollReset: true });
  };
  return {
    onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) => go(currentTarget),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      go(event.currentTarget);
    },
  };
}
