import { useIntl } from 'react-intl';
import { CONTACT_PREFERENCES } from 'shared-kit/contracts/api/forms';
import { DEFAULT_TIME_SLOTS, timeSlotCode } from 'shared-kit/domain/time-slots';
import { useHost } from 'shared-kit/host';
import { Choices } from './fields/choices.tsx';
import { Consent } from './fields/consent.tsx';
import { Remark } from './fields/remark.tsx';
import { PrivacyConsent } from './fields/privacy-consent.tsx';
import { OptionalLabel, TextInput } from './fields/text-input.tsx';
import s from './visitor-form.module.css';

/** The fields of the form (product V2). */
export function FormBody({ remarkHint }: { remarkHint: string }) {
  const { formatMessage } = useIntl();
  const { timeSlots, titles = ['mr', 'ms'] } = useHost().site;
  const slots = timeSlots?.contact ?? DEFAULT_TIME_SLOTS.contact.map(timeSlotCode);
  const text = (id: string) => formatMessage({ id });
  return (
    <>
      <Group title={text('group.message')}>
        <Remark hint={remarkHint} />
      </Group>
      <Group title={text('group.you')}>
        <Choices
          name="title"
          type="radio"
          legend={<OptionalLabel label={text('field.title')} />}
          choices={titles.map((value) => ({ value, label: text(`title.${value}`) }))}
        />
        <div className={s.pair}>
          <TextInput name="firstName" autoComplete="given-name" />
          <TextInput name="lastName" autoComplete="family-name" />
          <TextInput name="email" type="email" autoComplete="email" />
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </div>
        <div className={s.street}>
          <TextInput name="street" autoComplete="address-line1" className={s.whole} />
          <TextInput name="number" autoComplete="off" optional />
          <TextInput name="box" autoComplete="off" optional />
        </div>
        <div className={s.town}>
          <TextInput name="zip" autoComplete="postal-code" />
          <TextInput name="city" autoComplete="address-level2" />
        </div>
      </Group>
      <Group title={text('group.answer')}>
        <Choices
          name="preference"
          type="radio"
          legend={<OptionalLabel label={text('field.preference')} />}
          choices={CONTACT_PREFERENCES.map((value) => ({ value, label: text(`preference.${value}`) }))}
        />
        <Choices
          name="timeSlots"
          type="checkbox"
          legend={<OptionalLabel label={text('field.timeSlots')} />}
          choices={slots.map((value) => ({ value, label: value.replace('-', ' – ') }))}
        />
      </Group>
      <div className={s.consents}>
        <Consent name="newsletter" label={text('field.newsletter')} />
        <Consent name="privacy" label={<PrivacyConsent />} required />
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className={s.group}>
      <legend className={s.title}>{title}</legend>
      {children}
    </fieldset>
  );
}
