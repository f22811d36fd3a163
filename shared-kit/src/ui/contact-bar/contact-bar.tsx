import { phoneLink } from '../../domain/texts.ts';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { calendar, mail, phone as phoneShape } from '../../domain/icon-shapes.ts';
import s from './contact-bar.module.css';

interface Props {
  /** What the bar is for, read aloud. */
  label: string;
  /** Whom to call; without a number there is no such button. */
  call: { label: string; phone: string };
  /** Where a visit is booked; left out where none can be. */
  visit?: { label: string; to: string } | undefined;
  /** Where a question is asked. */
  ask: { label: string; to: string | undefined };
}

/** Call, visit and ask within reach of the thumb, as long as what it is about is on screen. Phones, and tablets on which no card stands beside the page. */
export function ContactBar({ label, call, visit, ask }: Props) {
  const isNarrow = !!call.phone && !!visit;
  return (
    <aside className={isNarrow ? `${s.bar} ${s.narrow}` : s.bar} aria-label={label} data-bottom-bar>
      {call.phone && (
        <ButtonLink wide variant="accent" to={phoneLink(call.phone)}>
          <Icon shape={phoneShape} />
          {call.label}
        </ButtonLink>
      )}
      {visit && (
        <ButtonLink wide to={visit.to}>
          <Icon shape={calendar} />
          {visit.label}
        </ButtonLink>
      )}
      <ButtonLink wide variant="secondary" to={ask.to}>
        <Icon shape={mail} />
        {ask.label}
      </ButtonLink>
    </aside>
  );
}
