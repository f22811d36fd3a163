import { useIntl } from 'react-intl';
import type { TestimonialDecision, TestimonialReview } from 'shared-kit/contracts/api/testimonial';
import { LONGEST_NOTE, REFUSAL_REASONS, TESTIMONIAL_PICTURE_PATH } from 'shared-kit/domain/testimonials';
import { Button } from 'shared-kit/ui/button/button';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { FieldError } from 'shared-kit/ui/field/field';
import { Notice } from 'shared-kit/ui/notice/notice';
import { TextArea } from 'shared-kit/ui/text-area/text-area';
import type { ReviewAnswer } from './testimonial-review.action.ts';
import s from './testimonial-review-page.module.css';

export interface TestimonialReviewData {
  token: string;
  /** Undefined where the link belongs to nothing, or to something that was erased. */
  review: TestimonialReview | undefined;
}

interface Props {
  data: TestimonialReviewData;
  /** A refusal that lacks its reason. */
  actionData?: ReviewAnswer | undefined;
}

/** Where the agency publishes or refuses a testimonial, and sees what it decided before. Plain forms, with scripts too. */
export default function TestimonialReviewPage({ data: { token, review }, actionData }: Props) {
  const { formatMessage } = useIntl();
  if (!review) {
    return (
      <section className={s.page}>
        <Notice title={formatMessage({ id: 'review.unknown' })} />
      </section>
    );
  }
  const { name, text, webAddress, about, language, picture, state, decisions } = review;
  return (
    <section className={s.page}>
      <Notice
        kind={state === 'published' ? 'success' : 'info'}
        title={formatMessage({ id: `review.${state}` })}
      />
      <figure className={s.testimonial}>
        <blockquote className={s.quote} lang={language}>
          <p>{text}</p>
        </blockquote>
        {picture !== 'none' && (
          <img
            className={s.picture}
            src={`${TESTIMONIAL_PICTURE_PATH}?token=${encodeURIComponent(token)}`}
            width={320}
            height={240}
            alt={formatMessage({ id: 'review.picture' })}
          />
        )}
        <figcaption>
          <strong>{name}</strong>
          {webAddress && <span className={s.detail}>{webAddress}</span>}
          {state === 'published' && picture === 'private' && (
            <span className={s.detail}>{formatMessage({ id: 'review.pictureHidden' })}</span>
          )}
          {about && <span className={s.detail}>{formatMessage({ id: 'review.about' }, { about })}</span>}
        </figcaption>
      </figure>
      {state !== 'published' && (
        <form className={s.decision} method="post">
          <input type="hidden" name="token" value={token} />
          <h2>{formatMessage({ id: 'review.publishTitle' })}</h2>
          <p>{formatMessage({ id: 'review.publishHint' })}</p>
          {picture !== 'none' && (
            <Checkbox name="withPicture" label={formatMessage({ id: 'review.withPicture' })} defaultChecked />
          )}
          <Button type="submit" name="decision" value="publish" variant="accent">
            {formatMessage({ id: 'review.publish' })}
          </Button>
        </form>
      )}
      {state !== 'refused' && (
        <Refusal token={token} isPublished={state === 'published'} answer={actionData} />
      )}
      {decisions.length > 0 && <Decisions decisions={decisions} />}
    </section>
  );
}

interface RefusalProps {
  token: string;
  isPublished: boolean;
  answer: ReviewAnswer | undefined;
}

function Refusal({ token, isPublished, answer }: RefusalProps) {
  const { formatMessage } = useIntl();
  const { faults = {}, reason = '', note = '' } = answer ?? {};
  const noteFault =
    faults.note === 'too-long'
      ? formatMessage(
          { id: 'review.noteTooLong' },
          { most: LONGEST_NOTE, over: note.trim().length - LONGEST_NOTE },
        )
      : formatMessage({ id: 'review.noteRequired' });
  return (
    <form className={s.decision} method="post">
      <input type="hidden" name="token" value={token} />
      <h2>{formatMessage({ id: isPublished ? 'review.withdrawTitle' : 'review.refuseTitle' })}</h2>
      <p>{formatMessage({ id: 'review.refuseHint' })}</p>
      <fieldset className={s.reasons} aria-describedby={faults.reason && 'reason-note'}>
        <legend className={s.legend}>{formatMessage({ id: 'review.reason' })}</legend>
        {REFUSAL_REASONS.map((value, index) => (
          <label key={value} className={s.reason}>
            <input
              type="radio"
              name="reason"
              value={value}
              defaultChecked={value === reason}
              aria-invalid={faults.reason && index === 0 ? true : undefined}
              autoFocus={faults.reason && index === 0 ? true : undefined}
            />
            {formatMessage({ id: `review.reason.${value}` })}
          </label>
        ))}
        {faults.reason && (
          <FieldError id="reason-note">{formatMessage({ id: 'review.reasonRequired' })}</FieldError>
        )}
      </fieldset>
      <TextArea
        name="note"
        rows={3}
        label={formatMessage({ id: 'review.note' })}
        hint={formatMessage({ id: 'review.noteHint' })}
        error={faults.note && noteFault}
        autoFocus={!!faults.note && !faults.reason}
        defaultValue={note}
      />
      <Button type="submit" name="decision" value="refuse" variant="secondary">
        {formatMessage({ id: isPublished ? 'review.withdraw' : 'review.refuse' })}
      </Button>
    </form>
  );
}

/** The record of what was decided. */
function Decisions({ decisions }: { decisions: readonly TestimonialDecision[] }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <div className={s.decision}>
      <h2>{formatMessage({ id: 'review.record' })}</h2>
      <ol className={s.record} role="list">
        {decisions.map(({ decision, reason, note, at }) => (
          <li key={at}>
            <strong>{formatMessage({ id: `review.decided.${decision}` })}</strong>,{' '}
            {formatDate(at, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Brussels' })}
            {reason && <span className={s.detail}>{formatMessage({ id: `review.reason.${reason}` })}</span>}
            {note && <span className={s.detail}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
