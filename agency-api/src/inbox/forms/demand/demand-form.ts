import { type DemandFields, type DemandRange, DEMAND_RANGES } from 'shared-kit/contracts/api/forms/demand';
import { parseCityKey } from 'shared-kit/domain/towns';
import type { Language } from 'shared-kit/domain/languages';
import { formatEuro, formatWholeNumber } from 'shared-kit/domain/numbers';
import type { Vocabulary } from '../../../catalogue/listings/vocabulary/vocabulary.ts';
import { idOfToken, mailToken, unknownToken } from '../../../mail/mailing-links.ts';
import { confirmationMail } from '../../demands/mails/demand-mails.ts';
import { changeDemand, registerDemand } from '../../demands/store-demand.ts';
import { defineForm } from '../form-definition.ts';
import type { Fact } from '../mails/facts.ts';
import type { WordsOfForm } from '../mails/form-words.ts';
import { DEMAND_FACTS, type DemandFactWords } from './demand-facts.ts';

/** The visitor gets the mail of the demand itself, which asks for a confirmation. */
const UNUSED = { subject: '', received: '' };

const demandWords: WordsOfForm = {
  nl: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Zoekopdracht van ${name}`, news: 'Een bezoeker registreert een zoekopdracht.' },
  }),
  fr: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Recherche de ${name}`, news: 'Un visiteur enregistre une recherche.' },
  }),
  en: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Search of ${name}`, news: 'A visitor registers a search.' },
  }),
  de: ({ name }) => ({
    toVisitor: UNUSED,
    toAgency: { subject: `Suchauftrag von ${name}`, news: 'Ein Besucher erteilt einen Suchauftrag.' },
  }),
};

/** A search that a visitor wants to hear of. It is told once whoever has the mailbox has confirmed it. */
export const demandForm = defineForm({
  kind: 'demand',
  command: 'sendDemand',
  words: demandWords,
  isOptIn: true,
  facts(fields, language, _texts, { vocabulary, config }) {
    const words = DEMAND_FACTS[language];
    return [
      [words.labels.goal, words.goals[fields.goal]],
      [
        words.labels.types,
        fields.types.map((id) => vocabulary.types.type(Number(id), language)?.name ?? id).join(', '),
      ],
      [words.labels.towns, fields.cities.map((key) => townName(key, vocabulary, language)).join(', ')],
      [
        words.labels.zips,
        fields.zips
          .split(/[\s,;]+/)
          .filter(Boolean)
          .join(', '),
      ],
      [words.labels.areas, fields.areas.map((area) => words.areas[area]).join(', ')],
      ...(Object.keys(DEMAND_RANGES) as DemandRange[]).map((name) =>
        rangeFact(name, fields, words, config.languages.numberLocales?.[language]),
      ),
      [words.labels.frequency, words.frequencies[fields.frequency]],
    ];
  },
  async toVisitor({ id, fields, language }, { database, config, siteUrl }) {
    const token = await mailToken(database, 'demands', id);
    return confirmationMail(config, { email: fields.email, language, site: siteUrl ?? '', token });
  },
  store: (transaction, { id, language, fields }, { siteUrl }) =>
    registerDemand(transaction, { id, language, fields, site: siteUrl }),
  async change(database, token, submission) {
    const id = await idOfToken(database, 'demands', token);
    const email = await changeDemand(database, id, submission);
    if (email === undefined) throw unknownToken();
    return { id, email };
  },
});

/** The town of a key as the language calls it, or as it was sent where no listing is there. */
function townName(key: string, { cities }: Vocabulary, language: Language): string {
  const { name, zip } = parseCityKey(key) ?? { name: key, zip: '' };
  const [id] = cities.idsOfKey(name, zip, language);
  const known = id === undefined ? undefined : cities.name(id, language);
  return `${known?.name ?? name} (${known?.zip ?? zip})`;
}

function rangeFact(
  name: DemandRange,
  fields: DemandFields,
  { labels, atLeast, atMost }: DemandFactWords,
  locale: string | undefined,
): Fact {
  const [least, most] = [fields[`${name}Min`], fields[`${name}Max`]].map(
    (figure) => figure && rangeFigure(name, Number(figure), locale),
  );
  if (least && most) return [labels[name], least === most ? least : `${least} – ${most}`];
  return [labels[name], (least && atLeast(least)) || (most && atMost(most)) || ''];
}

function rangeFigure(name: DemandRange, figure: number, locale: string | undefined): string {
  if (name === 'price') return formatEuro(figure, locale);
  const number = formatWholeNumber(figure, locale);
  return name === 'terrace' || name === 'garden' ? `${number}\u00a0m²` : number;
}
