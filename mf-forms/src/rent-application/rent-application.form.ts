import { applicationFields, MOST_CV_FILES } from 'shared-kit/contracts/api/forms/rent-application';
import type { ApplicationField } from 'shared-kit/domain/application-fields';
import { FilesInput } from '../form/fields/files-input.tsx';
import { defineForm } from '../form/form-description.ts';
import type { FieldDescription, FieldGroup, FieldRow, Form } from '../form/form-description.ts';
import { PERSON_ROW, TITLE_ROW } from '../form/person-rows.ts';

/** Each field says why it is asked (product V15). */
const FIELDS: Record<Exclude<ApplicationField, 'title'>, FieldDescription> = {
  household: { kind: 'text', name: 'household', inputMode: 'numeric', hint: 'application.why.household' },
  resources: {
    kind: 'text',
    name: 'resources',
    inputMode: 'numeric',
    unit: '€',
    hint: 'application.why.resources',
  },
  adults: { kind: 'text', name: 'adults', inputMode: 'numeric', hint: 'application.why.adults' },
  children: { kind: 'text', name: 'children', inputMode: 'numeric', hint: 'application.why.children' },
  childrenAges: {
    kind: 'text',
    name: 'childrenAges',
    hint: 'application.why.childrenAges',
    when: { field: 'children', operator: 'at-least', value: 1 },
  },
  pets: { kind: 'text', name: 'pets', hint: 'application.why.pets' },
  moveDate: { kind: 'text', name: 'moveDate', type: 'date', hint: 'application.why.moveDate' },
  reason: { kind: 'long-text', name: 'reason', hint: 'application.why.reason' },
  income1: {
    kind: 'text',
    name: 'income1',
    inputMode: 'numeric',
    unit: '€',
    hint: 'application.why.income1',
  },
  income2: {
    kind: 'text',
    name: 'income2',
    inputMode: 'numeric',
    unit: '€',
    hint: 'application.why.income2',
  },
  cv: {
    kind: 'files',
    shows: FilesInput,
    name: 'cv',
    accept: 'documents',
    most: MOST_CV_FILES,
    hint: 'application.why.cv',
  },
};

type Row = readonly (keyof typeof FIELDS)[];
const GROUPS: readonly [title: string, rows: readonly Row[]][] = [
  ['application.people', [['household'], ['adults', 'children'], ['childrenAges'], ['pets']]],
  ['application.means', [['resources'], ['income1', 'income2'], ['cv']]],
  ['application.move', [['moveDate'], ['reason']]],
];

/** The form of an application for a rental that asks these fields. */
export function rentApplication(asked: readonly ApplicationField[]): Form {
  const groups = GROUPS.map(([title, rows]): FieldGroup => ({
    title,
    rows: rows.flatMap((names) => createRows(names.filter((name) => asked.includes(name)))),
  })).filter(({ rows }) => rows.length > 0);
  return defineForm({
    name: 'rent-application',
    command: 'sendRentApplication',
    schema: applicationFields(asked),
    thanks: 'application-thanks',
    send: 'application.send',
    steps: [
      {
        name: 'application',
        groups: [
          { title: 'group.you', rows: [...(asked.includes('title') ? [TITLE_ROW] : []), PERSON_ROW] },
          ...groups,
          {
            rows: [
              {
                layout: 'consents',
                fields: [{ kind: 'privacy', name: 'privacy', label: 'application.privacy' }],
              },
            ],
          },
        ],
      },
    ],
  });
}

function createRows(names: Row): FieldRow[] {
  if (names.length === 0) return [];
  return [{ layout: names.length > 1 ? 'pair' : 'one', fields: names.map((name) => FIELDS[name]) }];
}
