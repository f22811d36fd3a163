import type { ReactNode } from 'react';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { FieldError } from 'shared-kit/ui/field/field';
import { FormattedMessage } from 'react-intl';
import { useHost } from 'composer/host';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import type { FieldDescription } from '../form-description.ts';
import { useLabel, useFormField } from '../form-context.tsx';
import s from './fields.module.css';

/** A box to tick, with its error message. */
export function Consent({ field }: { field: FieldDescription }) {
  return <Box name={field.name} label={useLabel(field)} />;
}

/** The consent that every form asks for (product V7). */
export function Privacy({ field }: { field: FieldDescription }) {
  return <Box name={field.name} label={<PrivacyConsent message={field.label} />} />;
}

function Box({ name, label }: { name: string; label: ReactNode }) {
  const { input, error, autoFocus, isRequired, id } = useFormField(name, { type: 'checkbox' });
  const { type: _type, value: _value, ...box } = input;
  const noteId = `${id}-note`;
  return (
    <div>
      <Checkbox
        {...box}
        id={id}
        label={label}
        autoFocus={autoFocus}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      />
      {error && (
        <FieldError id={noteId} className={s.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

/** Consent to the agency's privacy statement (product V7). The statement opens in a new tab, so that the form stays open. */
export function PrivacyConsent({ message = 'field.privacy' }: { message?: string | undefined }) {
  const { href, site } = useHost();
  const privacy = site.pages?.includes('privacy') && href('privacy');
  if (!privacy) return <FormattedMessage id={message} values={WITHOUT_LINK} />;
  const statement = (words: ReactNode) => (
    <a href={privacy} target="_blank" rel="noopener">
      {words}
    </a>
  );
  const newTab = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;
  return <FormattedMessage id={message} values={{ statement, newTab }} />;
}

const WITHOUT_LINK = { statement: (words: ReactNode) => words, newTab: () => null };
