import { RENT } from 'shared-kit/domain/goal';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { euro } from './dutch-grammar.ts';
import { articles, dutchNoun } from './dutch-noun.ts';

/** Last paragraph: terms, and how to go on. */
export function dutchClosing(listing: Listing): Ways {
  const { goal, unit, annuity, status, family, finance, manager, asking } = listing;
  const { dit } = articles(dutchNoun(listing));
  if (status === 'sold' || status === 'rented') {
    const gone = {
      sold: 'Dit pand is verkocht: wij zoeken graag een gelijkaardig pand voor u.',
      rented: 'Dit pand is verhuurd: wij zoeken graag een gelijkaardig pand voor u.',
    };
    return { group: 'closing/gone', options: [
      gone[status],
      'Zoekt u iets vergelijkbaars? Maak een zoekopdracht aan: zo bent u bij de eersten die het weten.',
    ] };
  }
  if (status === 'visits-suspended') {
    return { group: 'closing/suspended', options: [
      'De bezoeken zijn momenteel opgeschort: laat ons uw gegevens, dan verwittigen wij u zodra ze hervatten.',
      'De bezoeken zijn momenteel opgeschort; wij beantwoorden graag uw vragen.',
    ] };
  }
  if (annuity) {
    return { group: 'closing/annuity', options: [
      'Wij leggen u graag uit hoe een lijfrente werkt en welke waarborgen voor iedereen gelden.',
      `${manager.name} licht de berekening van bouquet en rente in alle openheid toe.`,
    ] };
  }
  if (status === 'for-takeover') {
    return { group: 'closing/takeover', options: [
      'Het volledige dossier ontvangt u na een vertrouwelijk gesprek.',
      'Overname op korte termijn mogelijk, met begeleiding door de overlater.',
    ] };
  }
  if (unit) {
    const delivery = unit.project.finished
      ? 'Het gebouw is afgewerkt en te bezichtigen op afspraak.'
      : `De oplevering is voorzien in ${unit.project.delivery}.`;
    return { group: 'closing/unit', options: [
      `${delivery} De verkoop gebeurt onder btw-stelsel; plannen en lastenboek zijn op aanvraag beschikbaar.`,
      `${delivery} Parkeerplaatsen zijn afzonderlijk aan te kopen.`,
      `${delivery} Het lastenboek beschrijft materialen en waarborgen.`,
    ] };
  }
  if (goal === RENT) {
    const charges = finance.chargesRenter
      ? ` De huurprijs van ${euro(asking.price)} is zonder kosten, geraamd op ${euro(finance.chargesRenter)} per maand.`
      : '';
    return { group: 'closing/rent', options: [
      `Bezoek op afspraak.${charges}`,
      `${family === 'business' ? 'Handelshuur' : 'Huurcontract van drie of negen jaar'}, plaatsbeschrijving bij intrede door een expert.${charges}`,
      `Stel u online kandidaat: u krijgt binnen twee werkdagen antwoord.${charges}`,
      `${manager.name} regelt de bezoeken, ook op zaterdagvoormiddag.${charges}`,
      `Snel beschikbaar.${charges} Bezoeken gebeuren op afspraak.`,
    ] };
  }
  if (family === 'land') {
    return { group: 'closing/land', options: [
      'De stedenbouwkundige voorschriften en het opmetingsplan zijn op aanvraag beschikbaar.',
      'Wij begeleiden u bij de eerste stappen bij de gemeente.',
      `${manager.name} toont u het perceel ter plaatse, met het plan in de hand.`,
    ] };
  }
  if (family === 'garage') {
    return { group: 'closing/garage', options: [
      'De sleutel ligt op kantoor: bel ons voor een bezoek.',
      'Bezoek na afspraak, ook op zaterdag.',
      'Een bezoek duurt tien minuten: spreek gerust iets af.',
    ] };
  }
  return { group: 'closing/sale', options: [
    `${manager.name} leidt u op afspraak graag rond in ${dit}.`,
    'Een bezoek zal u overtuigen: maak telefonisch of per bericht een afspraak.',
    'Het volledige dossier, met plannen en attesten, sturen wij u op aanvraag toe.',
    "Bezoeken zijn mogelijk 's avonds en op zaterdag, op afspraak.",
    `Wacht niet te lang met uw bezoek: ${dit} wordt exclusief door ons kantoor aangeboden.`,
    'Bel ons gerust: wij kennen de buurt goed en laten ze u graag ontdekken.',
    'Biedingen richt u aan ons kantoor, onder voorbehoud van akkoord van de eigenaars.',
  ] };
} // prettier-ignore

export function dutchHighlightsLead(): Ways {
  return {
    group: 'highlights',
    options: ['Samengevat:', 'De troeven:', 'Om te onthouden:', 'In enkele woorden:'],
  };
}
