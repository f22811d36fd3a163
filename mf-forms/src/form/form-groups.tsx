import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronDown } from 'shared-kit/domain/icon-shapes';
import { useFormContext } from './form-context.tsx';
import { listFields, valueNames } from './form-description.ts';
import type { FieldGroup, FieldRow, FieldDescription, FormValues } from './form-description.ts';
import { isAsked } from './form-values.ts';
import { Choices, SelectInput } from './fields/choices.tsx';
import { Consent, Privacy } from './fields/consents.tsx';
import { LongText, TextInput } from './fields/text-input.tsx';
import s from './form-view.module.css';

/** Groups of fields under their headings. */
export function FormGroups({ groups }: { groups: readonly FieldGroup[] }) {
  return groups.map((group) => {
    const Shown = group.isFolded ? FoldedGroup : Group;
    return <Shown key={group.title ?? group.rows[0]?.fields[0]?.name} group={group} />;
  });
}

function Group({ group: { title, rows } }: { group: FieldGroup }) {
  const { formatMessage } = useIntl();
  const { hints } = useFormContext();
  if (!title) return <Rows rows={rows} />;
  return (
    <fieldset className={s.group}>
      <legend className={s.title}>{formatMessage({ id: title })}</legend>
      {hints[title] && <p className={s.hint}>{hints[title]}</p>}
      <Rows rows={rows} />
    </fieldset>
  );
}

/** Opens by itself where something in it is wrong. */
function FoldedGroup({ group }: { group: FieldGroup }) {
  const { formatMessage } = useIntl();
  const { serverFaults } = useFormContext();
  const {
    errors = {},
    submitErrors = {},
    submitFailed,
  } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true },
  });
  const faults = { ...serverFaults, ...submitErrors, ...(submitFailed && errors) };
  const isWrong = listFields(group)
    .flatMap(valueNames)
    .some((name) => name in faults);
  return (
    <details className={s.folded} open={isWrong || undefined}>
      <summary className={s.summary}>
        <span className={s.title}>{group.title && formatMessage({ id: group.title })}</span>
        <Icon shape={chevronDown} className={s.arrow} />
      </summary>
      <div className={s.inside}>
        <Rows rows={group.rows} />
      </div>
    </details>
  );
}

const CLASSES: Record<FieldRow['layout'], string | undefined> = {
  one: undefined,
  pair: s.pair,
  ranges: s.ranges,
  thirds: s.thirds,
  street: s.street,
  town: s.town,
  consents: s.consents,
};

function Rows({ rows }: { rows: readonly FieldRow[] }) {
  return rows.map(({ layout, fields }) => {
    const parts = fields.map((field, index) => (
      <Field
        key={field.name}
        field={field}
        className={layout === 'street' && index === 0 ? s.whole : undefined}
      />
    ));
    if (layout === 'one') return parts;
    return (
      <div key={fields[0]!.name} className={CLASSES[layout]}>
        {parts}
      </div>
    );
  });
}

/** A field by its description; one with a condition shows only where that holds. Without scripts, where nothing can change, all show. */
function Field({ field, className }: { field: FieldDescription; className?: string | undefined }) {
  return field.when ? (
    <ConditionalField field={field} className={className} />
  ) : (
    <FieldOfKind field={field} className={className} />
  );
}

function ConditionalField({ field, className }: { field: FieldDescription; className?: string | undefined }) {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const part = <FieldOfKind field={field} className={className} />;
  return isAsked(field, values) ? part : <div className={s.notAsked}>{part}</div>;
}

function FieldOfKind({ field, className }: { field: FieldDescription; className?: string | undefined }) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} className={className} />;
    case 'long-text':
      return <LongText field={field} />;
    case 'choice':
    case 'choices':
      return <Choices field={field} />;
    case 'select':
      return <SelectInput field={field} className={className} />;
    case 'many':
      return <field.shows field={field} />;
    case 'range':
      return <field.shows field={field} />;
    case 'files':
      return <field.shows field={field} />;
    case 'consent':
      return <Consent field={field} />;
    case 'privacy':
      return <Privacy field={field} />;
    case 'own':
    case 'note':
      return <field.shows field={field} />;
  }
}
