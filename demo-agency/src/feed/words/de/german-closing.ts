import { RENT } from 'shared-kit/domain/goal';
import type { Listing } from '../../listing.ts';
import type { Ways } from '../voice.ts';
import { euro } from './german-grammar.ts';
import { articles, germanNoun } from './german-noun.ts';

/** Last paragraph: terms, and how to go on. */
export function germanClosing(listing: Listing): Ways {
  const { goal, unit, annuity, status, family, finance, manager, asking } = listing;
  const { diesen } = articles(germanNoun(listing));
  if (status === 'sold' || status === 'rented') {
    const gone = {
      sold: 'Diese Immobilie ist verkauft: Gern suchen wir für Sie eine ähnliche.',
      rented: 'Diese Immobilie ist vermietet: Gern suchen wir für Sie eine ähnliche.',
    };
    return { group: 'closing/gone', options: [
      gone[status],
      'Suchen Sie etwas Vergleichbares? Mit einem Suchauftrag gehören Sie zu den Ersten, die davon erfahren.',
    ] };
  }
  if (status === 'visits-suspended') {
    return { group: 'closing/suspended', options: [
      'Besichtigungen sind zurzeit ausgesetzt: Hinterlassen Sie uns Ihre Kontaktdaten, dann melden wir uns, sobald sie wieder möglich sind.',
      'Besichtigungen sind zurzeit ausgesetzt; Ihre Fragen beantworten wir gern.',
    ] };
  }
  if (annuity) {
    return { group: 'closing/annuity', options: [
      'Gern erklären wir Ihnen, wie eine Leibrente funktioniert und wie beide Seiten abgesichert sind.',
      `${manager.name} erläutert Ihnen die Berechnung von Bouquet und Rente in aller Offenheit.`,
    ] };
  }
  if (status === 'for-takeover') {
    return { group: 'closing/takeover', options: [
      'Die vollständigen Unterlagen erhalten Sie nach einem vertraulichen Gespräch.',
      'Eine kurzfristige Übernahme mit Begleitung durch den jetzigen Inhaber ist möglich.',
    ] };
  }
  if (unit) {
    const delivery = unit.project.finished
      ? 'Das Gebäude ist fertiggestellt und nach Vereinbarung zu besichtigen.'
      : `Die Übergabe ist für ${unit.project.delivery} vorgesehen.`;
    return { group: 'closing/unit', options: [
      `${delivery} Der Verkauf unterliegt der MwSt.; Pläne und Baubeschreibung sind auf Anfrage erhältlich.`,
      `${delivery} Stellplätze können zusätzlich erworben werden.`,
      `${delivery} Die Baubeschreibung nennt Materialien und Garantien im Einzelnen.`,
    ] };
  }
  if (goal === RENT) {
    const charges = finance.chargesRenter
      ? ` Die Miete von ${euro(asking.price)} versteht sich ohne Nebenkosten, geschätzt auf ${euro(finance.chargesRenter)} im Monat.`
      : '';
    return { group: 'closing/rent', options: [
      `Besichtigung nach Vereinbarung.${charges}`,
      `${family === 'business' ? 'Geschäftsmietvertrag' : 'Mietvertrag über drei oder neun Jahre'}, Ortsbefund beim Einzug durch einen Sachverständigen.${charges}`,
      `Bewerben Sie sich online: Wir antworten innerhalb von zwei Werktagen.${charges}`,
      `${manager.name} organisiert die Besichtigungen, auch am Samstagvormittag.${charges}`,
      `Bald verfügbar.${charges} Besichtigungen finden nach Vereinbarung statt.`,
    ] };
  }
  if (family === 'land') {
    return { group: 'closing/land', options: [
      'Die städtebaulichen Vorschriften und der Vermessungsplan sind auf Anfrage erhältlich.',
      'Wir begleiten Sie bei den ersten Schritten bei der Gemeinde.',
      `${manager.name} zeigt Ihnen das Grundstück vor Ort, mit dem Plan in der Hand.`,
    ] };
  }
  if (family === 'garage') {
    return { group: 'closing/garage', options: [
      'Der Schlüssel liegt im Büro: Rufen Sie uns für eine Besichtigung an.',
      'Besichtigung kurzfristig möglich, auch samstags.',
      'Eine Besichtigung dauert zehn Minuten: Vereinbaren wir einen Termin.',
    ] };
  }
  return { group: 'closing/sale', options: [
    `${manager.name} zeigt Ihnen ${diesen} gern nach Vereinbarung.`,
    'Ein Besuch wird Sie überzeugen: Vereinbaren Sie ihn telefonisch oder per Nachricht.',
    'Die vollständigen Unterlagen mit Plänen und Bescheinigungen senden wir Ihnen auf Anfrage zu.',
    'Besichtigungen sind auch abends und samstags möglich, nach Vereinbarung.',
    `Warten Sie nicht zu lange: Wir bieten ${diesen} exklusiv an.`,
    'Rufen Sie uns an: Wir kennen das Viertel gut und zeigen es Ihnen gern.',
    'Kaufangebote richten Sie bitte an unsere Agentur, vorbehaltlich der Zustimmung der Eigentümer.',
  ] };
} // prettier-ignore

export function germanHighlightsLead(): Ways {
  return {
    group: 'highlights',
    options: ['Kurz gefasst:', 'Die Vorzüge:', 'Das Wichtigste:', 'Auf einen Blick:'],
  };
}
