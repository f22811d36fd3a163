import type { Listing } from '../../listing.ts';
import { isUpstairs } from '../is-upstairs.ts';
import type { Ways } from '../voice.ts';
import { capital, surface } from './german-grammar.ts';
import { articles, germanNoun } from './german-noun.ts';

/** First sentence: what it is and where. */
export function germanOpening(listing: Listing): Ways {
  const { family, size, building, unit } = listing;
  const town = listing.address.town.names.de;
  const { ein, einen, dieses, diesen, diesem, das } = articles(germanNoun(listing));
  const Ein = capital(ein);
  const Dieses = capital(dieses);
  const m2 = surface(family === 'land' ? size.ground : size.living);
  if (unit) {
    const project = unit.project.name.de;
    return { group: 'opening/unit', options: [
      `Im Projekt ${project} verbindet ${dieses} (Los ${unit.name}) auf ${m2} einen durchdachten Grundriss mit sorgfältiger Ausstattung.`,
      `${Dieses} von ${m2} ist Los ${unit.name} des Projekts ${project} in ${town}.`,
      `Los ${unit.name} des Projekts ${project}: ${ein} von ${m2}, auf Dauer gebaut.`,
      `${project} bringt zeitgemäßes Wohnen nach ${town}; Los ${unit.name} ist mit ${m2} ein schönes Beispiel dafür.`,
    ] };
  }
  switch (family) {
    case 'house':
      return { group: 'opening/house', options: [
        `In ${town} überzeugt ${dieses} von ${m2} schon am Eingang mit schönen Räumen und angenehmer Atmosphäre.`,
        `So ${einen} besichtigt man nicht jeden Tag: ${m2} Wohnfläche, eine angenehme Lage und ein gefragtes Umfeld in ${town}.`,
        `Wer Platz sucht, ohne weit weg von allem zu wohnen, findet in ${town} ${einen} mit ${m2} Wohnfläche.`,
        `Hinter einer schlichten Fassade verbergen sich ${m2} angenehmer Wohnraum.`,
        `${Dieses} in ${town}, ${builtIn(building.constructionYear)} erbaut, bietet ${m2} Wohnfläche.`,
        `Sie suchen in ${town} ${einen} zum Wohlfühlen? Hier sind es ${m2}, und ein Besuch lohnt sich.`,
        `Mit ${m2} Wohnfläche bietet ${dieses} in ${town} der ganzen Familie genügend Raum.`,
        `Für ${diesen} spricht vieles: ${m2} gut aufgeteilte Fläche, eine gute Nachbarschaft und ${town} mit allem, was man braucht.`,
      ] };
    case 'flat':
      return { group: 'opening/flat', options: [
        `In ${town} bietet ${dieses} von ${m2} auf jedem Quadratmeter echten Nutzen.`,
        `${Dieses} von ${m2} befindet sich in einem ${gebaeude(building.constructionYear)} Gebäude, mitten im Leben von ${town}.`,
        `${Ein} von ${m2}, praktisch und angenehm, in ${town}: So wird der Alltag einfacher.`,
        `Von ${diesem} aus, ${m2} groß und in ${town} gelegen, ist alles schnell erreicht.`,
        `In ${diesem} von ${m2} fühlt man sich vom ersten Schritt an zu Hause.`,
        `Wer in ${town} ${einen} sucht, wird die Proportionen schätzen: ${m2} ohne überflüssige Flure.`,
        ...(isUpstairs(listing)
          ? [
              `${capital(storey(size.floor ?? 0))} genießt ${dieses} von ${m2} einen klaren Grundriss und viel Licht.`,
              `${capital(storey(size.floor ?? 0))} ${size.floors > 4 ? 'einer gepflegten Residenz' : 'eines kleinen Mehrfamilienhauses'} bietet ${dieses} ${m2} gut aufgeteilte Fläche.`,
            ]
          : []),
      ] };
    case 'land':
      return { group: 'opening/land', options: [
        `In ${town} wartet ${dieses} von ${m2} auf Ihr Bauvorhaben.`,
        `Ein Grundstück von ${m2} in ${town}: genug, um das Haus zu bauen, das zu Ihnen passt.`,
        `Baugrund wird in ${town} knapp; dieses Grundstück bietet ${m2} in guter Lage.`,
        `${m2} zum Bauen in ${town}, in angenehmer Umgebung: eine gute Gelegenheit.`,
        `Sie träumen davon, in ${town} zu bauen? Dieses Grundstück von ${m2} verdient einen Besuch.`,
      ] };
    case 'investment':
      return { group: 'opening/investment', options: [
        `In ${town} umfasst ${dieses} von ${m2} mehrere gepflegte Wohnungen.`,
        `Investieren in ${town}: ${ein} von ${m2}, ${builtIn(building.constructionYear)} erbaut, mit regelmäßigen Einnahmen.`,
        `${Dieses} von ${m2} liegt in einer Straße von ${town}, in der Mieter leicht zu finden sind.`,
        `Für alle, die in Immobilien anlegen möchten, hat ${dieses} von ${m2} in ${town} gute Argumente.`,
      ] };
    case 'business':
      return { group: 'opening/business', options: [
        `In ${town} bietet ${dieses} von ${m2} einen gut gelegenen Arbeitsplatz.`,
        `${Ein} von ${m2} in ${town}, bereit für Ihre Tätigkeit.`,
        `Ihr Unternehmen sucht Platz in ${town}? ${Dieses} von ${m2} ist nach Vereinbarung zu besichtigen.`,
        `Gut gelegen in ${town}, bietet ${dieses} ${m2}, die sich leicht einrichten lassen.`,
        `Zum Starten oder Erweitern in ${town}: ${ein} von ${m2}, praktisch vom ersten Tag an.`,
      ] };
    case 'garage':
      return { group: 'opening/garage', options: [
        `${Ein} in ${town}, um Ihr Auto sicher abzustellen.`,
        `In ${town} müssen Sie keinen Parkplatz mehr suchen: ${das} liegt ganz in der Nähe.`,
        `${Ein} in ${town}, für ein Auto, Fahrräder oder etwas Lagergut.`,
      ] };
  }
} // prettier-ignore

/** What the surroundings are like. */
export function germanSetting({ address, family }: Listing): Ways | null {
  if (family === 'garage') return null;
  if (family === 'business' || family === 'investment') {
    return { group: 'setting/work', options: [
      'Die Hauptstraßen sind ganz in der Nähe.',
      'Im Viertel mischen sich Wohnen, Dienstleistungen und Geschäfte.',
      'Die Adresse ist bekannt und leicht zu finden.',
    ] };
  }
  const town = address.town.names.de;
  const ways = {
    city: [
      'Geschäfte, Schulen und Nahverkehr sind in wenigen Minuten zu Fuß erreichbar.',
      'Das Viertel ist in der Woche lebendig und am Sonntag ruhig.',
      `Das Zentrum von ${town} erreicht man ohne Auto.`,
      'Die guten Adressen des Viertels liegen gleich um die Ecke.',
      'Bus, Leihräder, Bäcker und Lebensmittelladen: Alles ist da.',
    ],
    town: [
      'Die Geschäfte und Schulen des Zentrums sind nah.',
      `Man genießt das Leben in ${town} und ist doch schnell auf den Hauptstraßen.`,
      'Das Wohnviertel ist bei Familien beliebt.',
      'Markt, Bücherei und Sportverein gehören hier zum Alltag.',
      'Die Nachbarschaft ist ruhig, alle Dienste sind in wenigen Minuten erreichbar.',
    ],
    village: [
      'Das Dorf hat seine Schule, seine Bäckerei und seine Feldwege behalten.',
      'Man wohnt im Grünen, eine Viertelstunde von den Hauptstraßen entfernt.',
      'Die Spaziergänge beginnen an der Haustür.',
      'Die Umgebung ist ländlich, die Nachbarn sind freundlich.',
      'Das Dorfleben ist lebendig: Schule, Sportverein und Dorffeste.',
    ],
    coast: [
      'Meer, Dünen und Cafés liegen ganz in der Nähe.',
      'Zu jeder Jahreszeit ist der Spaziergang am Wasser nur wenige Schritte entfernt.',
      'Die Küstenstraßenbahn verbindet bequem mit den Nachbarorten.',
    ],
  };
  return { group: `setting/${address.town.setting}`, options: ways[address.town.setting] };
} // prettier-ignore

const builtIn = (year: number) => (year < 1940 ? `um ${year}` : String(year));
const gebaeude = (year: number) => (year >= 2015 ? 'neueren' : year < 1940 ? 'alten' : `${year} errichteten`);

const STOREYS = ['Erdgeschoss', 'ersten Stock', 'zweiten Stock', 'dritten Stock', 'vierten Stock', 'fünften Stock', 'sechsten Stock', 'siebten Stock', 'achten Stock']; // prettier-ignore
const storey = (floor: number) => `im ${STOREYS[floor] ?? `${floor}. Stock`}`;
