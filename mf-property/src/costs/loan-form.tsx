import { useState } from 'react';
import type { FormEvent } from 'react';
import type { LoanAnswer, LoanField } from 'shared-kit/domain/mortgage-loan';
import { Button } from 'shared-kit/ui/button/button';
import { Collapsible } from 'shared-kit/ui/collapsible/collapsible';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText, useNumbers } from 'shared-kit/ui/text';
import s from './loan-form.module.css';

/** Anchor of the form. */
const LOAN_ID = 'loan';

interface Props {
  /** Path of the page. */
  path: string;
  /** Euro that the form begins with. */
  price: number;
  /** What the address of the page asked. */
  asked: LoanAnswer | null;
}

/**
 * What a loan costs each month, with the amount, years and rate that the visitor types: the site names no rate (product P20). Without scripts the
 * form asks the server; with them it answers while one types, by code that comes with the first key.
 */
export function LoanForm({ path, price, asked }: Props) {
  const text = useText();
  const { euro } = useNumbers();
  const [answer, setAnswer] = useState(asked);
  const [isSent, setSent] = useState(asked !== null);

  const compute = async (form: HTMLFormElement) => {
    const { answerLoan } = await import('shared-kit/domain/mortgage-loan');
    const fields = new FormData(form);
    const next = answerLoan((field) => fields.get(field)) ?? null;
    setAnswer(next);
    return next;
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => void compute(event.currentTarget).catch(() => {});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    setSent(true);
    compute(form).then(focusFirstWrong(form), () => form.submit());
  };
  /** While one types, a field that is still empty is not wrong. */
  const findError = (field: LoanField) =>
    answer?.wrong.includes(field) && (isSent || answer.typed[field] !== '')
      ? text(`loan.wrong.${field}`)
      : undefined;

  return (
    <Collapsible
      label={<h3 className={s.title}>{text('loan.title')}</h3>}
      isOpen={asked !== null}
      className={s.loan}
    >
      <form
        id={LOAN_ID}
        className={s.form}
        action={`${path}#${LOAN_ID}`}
        method="get"
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <div className={s.fields}>
          <TextField
            name="loan"
            label={text('loan.amount')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={asked?.typed.loan ?? price}
            error={findError('loan')}
          />
          <TextField
            name="years"
            label={text('loan.years')}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={asked?.typed.years ?? ''}
            error={findError('years')}
          />
          <TextField
            name="rate"
            label={text('loan.rate')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={asked?.typed.rate ?? ''}
            error={findError('rate')}
          />
        </div>
        <Button type="submit" variant="secondary" className={s.submit}>
          {text('loan.compute')}
        </Button>
        <p className={s.answer} role="status">
          {answer?.cost &&
            text('loan.answer', {
              perMonth: euro(Math.round(answer.cost.perMonth)),
              interest: euro(Math.round(answer.cost.interest)),
            })}
        </p>
        <p className={s.note}>{text('loan.assumptions')}</p>
      </form>
    </Collapsible>
  );
}

const focusFirstWrong = (form: HTMLFormElement) => (answer: LoanAnswer | null) => {
  const [first] = answer?.wrong ?? [];
  if (first) (form.elements.namedItem(first) as HTMLInputElement | null)?.focus();
};
