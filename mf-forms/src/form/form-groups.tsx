import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronDown } from 'shared-kit/domain/icon-shapes';
import { Field } from './fields/field.tsx';
import { useFormContext } from './form-context.ts';
import { listFields, valueNames } from './form-description.ts';
import type { FieldGroup, FieldRow } from './form-description.ts';
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
