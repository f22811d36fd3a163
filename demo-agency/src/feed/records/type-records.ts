import type { PropertyTypeRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import { WEB_TYPES } from '../lexicon/type-names.ts';

export function typeRecords(language: Language): PropertyTypeRecord[] {
  return WEB_TYPES.map(({ webId, order, name }) => ({
    ID: webId,
    WebID: webId,
    Name: name[language],
    ShowOrder: order,
    Sale: true,
    Rent: true,
    language,
  }));
}
