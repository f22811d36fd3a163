import type { Language } from 'shared-kit/domain/languages';
import { featureBit } from '../feature-bits.ts';
import type { Span } from '../words/folded-text.ts';
import { negationBefore } from '../words/filler-words.ts';
import { namedKinds, withoutUmlauts, type NamedKind } from '../words/named-kinds.ts';
import type { InLanguages, NamedWords } from '../words/named-words.ts';
import type { Claims, TextContext } from './claims.ts';
import { NOTHING, createPart, type TextPart } from './text-meaning.ts';
import { rowsWithWords } from './word-rows.ts';

/** Features, types and what else homes are asked for, by the longest of their names. */
export function claimKinds(claims: Claims): void {
  const { words, context } = claims;
  const kinds = namedKinds(context.vocabulary);
  for (let from = 0; from < words.length; from++) {
    const found = kinds.longestFrom(words, from) ?? plainlyWritten(kinds, words[from]!);
    const own = found && claims.span(from, from + found.length);
    if (!own) continue;
    const negation = negationBefore(words, from);
    const span = negation === undefined ? own : (claims.span(negation, from + found.length) ?? own);
    if (found.value.kind === 'texts')
      claims.addLater(span, textsPart(span, found.value, negation !== undefined, context));
    else claims.add(kindPart(span, found.value, negation !== undefined, context));
    from += found.length - 1;
  }
}

function plainlyWritten(kinds: NamedWords<NamedKind>, word: string) {
  const value = kinds.get(withoutUmlauts(word));
  return value && { length: 1, value };
}

/** What has a feature, or has it not where it is not wanted, or is of a type. */
export function kindPart(
  span: Span,
  named: Exclude<NamedKind, { kind: 'texts' }>,
  isUnwanted: boolean,
  { vocabulary: { types, mainTypes }, language }: TextContext,
): TextPart {
  if (named.kind === 'feature') {
    const bits = featureBit(named.feature);
    if (isUnwanted)
      return { ...createPart('words', span, { ...NOTHING, lacks: bits }), ...inLanguages(named.names, true) };
    return {
      ...createPart('feature', span, { ...NOTHING, features: bits }),
      filters: { with: [named.feature] },
    };
  }
  const { webIds, mainTypeIds } = named;
  const meaning = { ...NOTHING, typeSetIds: types.setsWithAny(webIds), mainTypeIds };
  const names = new Set([
    ...webIds.map((id) => types.type(id, language)?.name),
    ...mainTypeIds.map((id) => mainTypes.name(id, language)),
  ]);
  const [name] = names;
  const [mainTypeId] = mainTypeIds;
  const isOne = mainTypeId !== undefined && mainTypeIds.length + webIds.length === 1;
  return {
    ...createPart('type', span, meaning),
    ...inLanguages(named.names ?? (isOne ? mainTypes.names(mainTypeId) : undefined)),
    label: names.size === 1 ? (name ?? null) : null,
    filters: webIds.length > 0 && mainTypeIds.length === 0 ? { type: [...webIds] } : {},
  };
}

/** Before what is not wanted. */
const WITHOUT: InLanguages = { nl: 'zonder', fr: 'sans', en: 'without', de: 'ohne' };

function inLanguages(
  names: Partial<InLanguages> | undefined,
  isUnwanted = false,
): Pick<TextPart, 'inLanguages'> {
  if (!names || !isUnwanted) return names ? { inLanguages: names } : {};
  const said = Object.entries(names).map(([language, name]) => [
    language,
    `${WITHOUT[language as Language]} ${name}`,
  ]);
  return { inLanguages: Object.fromEntries(said) };
}

/** What only texts say. */
async function textsPart(
  span: Span,
  { phrases, inTitle, names }: Extract<NamedKind, { kind: 'texts' }>,
  isUnwanted: boolean,
  { database, config, columns }: TextContext,
): Promise<TextPart> {
  const rows = await rowsWithWords(database, config, columns, { phrases, inTitle });
  const meaning = { ...NOTHING, ...(isUnwanted ? { lacksRows: rows } : { rows }) };
  return { ...createPart('words', span, meaning), ...inLanguages(names, isUnwanted), isKnown: true };
}
