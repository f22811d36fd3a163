import type { DemandFields, DemandRange } from 'shared-kit/contracts/api/forms/demand';
import { DEMAND_RANGES } from 'shared-kit/contracts/api/forms/demand';
import { confirmationMail } from '../../demands/mails/confirmation-mail.ts';
import { idOfToken, mailToken, unknownToken } from '../../mail/mail-token.ts';
import { changeDemand, registerDemand } from '../../demands/store-demand.ts';
import { defineForm } from '../form-definition.ts';
import type { Fact } from '../mails/facts.ts';
import { DEMAND_FACTS, type DemandFactWords } from './demand-facts.ts';
import { demandWords } from './demand-words.ts';

/** A search that a visitor wants to hear of. It is told once whoever has the mailbox has confirmed it. */
export const demandForm = defineForm({
  kind: 'demand',
  command: 'sendDemand',
  words: demandWords,
  isOptIn: true,
  facts(fields, language, _texts, { vocabulary }) {
    const words = DEMAND_FACTS[language];
    return [
      [words.labels.goal, words.goals[fields.goal]],
      [
        words.labels.types,
        fields.types.map((id) => vocabulary.types.type(Number(id), language)?.name ?? id).join(', '),
      ],
      [
        words.labels.towns,
        [...fields.cities.map((key) => key.replace('|', ' ')), fields.zips].filter(Boolean).join(', '),
      ],
      [words.labels.areas, fields.areas.map((area) => words.areas[area]).join(', ')],
      ...(Object.keys(DEMAND_RANGES) as DemandRange[]).map((name) => rangeFact(name, fields, words)),
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

function rangeFact(name: DemandRange, fields: DemandFields, { labels }: DemandFactWords): Fact {
  const [least, most] = [fields[`${name}Min`], fields[`${name}Max`]];
  return [labels[name], least || most ? `${least || '0'} – ${most || '…'}` : ''];
}
