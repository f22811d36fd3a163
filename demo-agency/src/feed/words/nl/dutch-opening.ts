import type { Listing } from '../../listing.ts';
import { isUpstairs } from '../is-upstairs.ts';
import type { Ways } from '../voice.ts';
import { capital, surface } from './dutch-grammar.ts';
import { articles, dutchNoun } from './dutch-noun.ts';

/** First sentence: what it is and where. */
export function dutchOpening(listing: Listing): Ways {
  const { family, size, building, unit } = listing;
  const town = listing.address.town.names.nl;
  const { een, dit, het, dat } = articles(dutchNoun(listing));
  const Een = capital(een);
  const Dit = capital(dit);
  const m2 = surface(family === 'land' ? size.ground : size.living);
  if (unit) {
    const project = unit.project.name.nl;
    return { group: 'opening/unit', options: [
      `In het project ${project} combineert ${dit} (lot ${unit.name}) van ${m2} een doordacht plan met een verzorgde afwerking.`,
      `${Dit} van ${m2} is lot ${unit.name} van het project ${project} in ${town}.`,
      `Lot ${unit.name} van het project ${project}: ${een} van ${m2}, gebouwd om lang mee te gaan.`,
      `${project} brengt hedendaags wonen naar ${town}; lot ${unit.name} is er met zijn ${m2} een mooi voorbeeld van.`,
    ] };
  }
  switch (family) {
    case 'house':
      return { group: 'opening/house', options: [
        `In ${town} overtuigt ${dit} van ${m2} meteen met ruime vertrekken en een aangename sfeer.`,
        `${Een} ${dat} u niet elke dag bezoekt: ${m2} bewoonbare oppervlakte, een fijne inplanting en een gegeerde omgeving in ${town}.`,
        `Wie ruimte zoekt zonder ver van alles te wonen, vindt in ${town} ${een} van ${m2}.`,
        `Achter een sobere gevel schuilt ${m2} aangename leefruimte.`,
        `${Dit}, gebouwd ${builtIn(building.constructionYear)}, telt ${m2} bewoonbare oppervlakte en ligt in ${town}.`,
        `Zoekt u in ${town} ${een} waar het goed leven is? ${Dit} van ${m2} wacht op uw bezoek.`,
        `Met ${m2} bewoonbare oppervlakte biedt ${dit} in ${town} het hele gezin de nodige ruimte.`,
        `${Dit} heeft heel wat troeven: ${m2} goed ingedeelde ruimte, een fijne buurt en ${town} met al zijn voorzieningen.`,
      ] };
    case 'flat':
      return { group: 'opening/flat', options: [
        `In ${town} ligt ${een} van ${m2} waar elke vierkante meter telt.`,
        `${Dit} van ${m2} bevindt zich in een ${gebouw(building.constructionYear)} gebouw, midden in het leven van ${town}.`,
        `${Een} van ${m2}, praktisch en aangenaam, in ${town}: dat maakt het leven eenvoudiger.`,
        `Vanuit ${dit} van ${m2} in ${town} ligt alles binnen handbereik.`,
        `Vanaf de eerste stap voelt u zich thuis in ${dit} van ${m2}.`,
        `Wie ${een} zoekt in ${town}, waardeert de verhoudingen van ${m2} zonder overbodige gangen.`,
        ...(isUpstairs(listing)
          ? [
              `${capital(storey(size.floor ?? 0))} geniet ${dit} van ${m2} van een helder plan en veel licht.`,
              `${capital(storey(size.floor ?? 0))} van een ${size.floors > 4 ? 'goed onderhouden residentie' : 'kleinschalig gebouw'} biedt ${dit} ${m2} goed ingedeelde ruimte.`,
            ]
          : []),
      ] };
    case 'land':
      return { group: 'opening/land', options: [
        `In ${town} wacht ${dit} van ${m2} op uw bouwproject.`,
        `Een bouwgrond van ${m2} in ${town}: genoeg om het huis te bouwen dat bij u past.`,
        `Bouwgronden worden schaars in ${town}; deze biedt ${m2} op een goede ligging.`,
        `${m2} om te bouwen in ${town}, in een aangename omgeving: een kans om te grijpen.`,
        `Droomt u ervan te bouwen in ${town}? Dit perceel van ${m2} verdient een bezoek.`,
      ] };
    case 'investment':
      return { group: 'opening/investment', options: [
        `In ${town} omvat ${dit} van ${m2} meerdere goed onderhouden wooneenheden.`,
        `Investeren in ${town}: ${een} van ${m2}, gebouwd ${builtIn(building.constructionYear)}, met regelmatige inkomsten.`,
        `${Dit} van ${m2} ligt in een straat van ${town} waar de huurvraag groot blijft.`,
        `Voor wie in vastgoed wil beleggen, heeft ${dit} van ${m2} in ${town} goede argumenten.`,
      ] };
    case 'business':
      return { group: 'opening/business', options: [
        `In ${town} biedt ${dit} van ${m2} een goed gelegen werkplek.`,
        `${Een} van ${m2} in ${town}, beschikbaar voor uw activiteit.`,
        `Zoekt uw onderneming plaats in ${town}? ${Dit} van ${m2} biedt ze.`,
        `${Dit}, goed gelegen in ${town}, telt ${m2} die zich gemakkelijk laten inrichten.`,
        `Om te starten of uit te breiden in ${town}: ${een} van ${m2}, praktisch vanaf de eerste dag.`,
      ] };
    case 'garage':
      return { group: 'opening/garage', options: [
        `${Een} in ${town} om uw wagen veilig te stallen.`,
        `In ${town} hoeft u geen plaats meer te zoeken: ${het} ligt vlakbij.`,
        `${Een} in ${town}, voor een wagen, fietsen of wat opslag.`,
      ] };
  }
} // prettier-ignore

/** What the surroundings are like. */
export function dutchSetting({ address, family }: Listing): Ways | null {
  if (family === 'garage') return null;
  if (family === 'business' || family === 'investment') {
    return { group: 'setting/work', options: [
      'De grote verkeersassen zijn vlakbij.',
      'De buurt combineert wonen, diensten en handel.',
      'Het adres is bekend en gemakkelijk te vinden.',
    ] };
  }
  const town = address.town.names.nl;
  const ways = {
    city: [
      'Winkels, scholen en openbaar vervoer liggen op enkele minuten wandelen.',
      'De buurt is levendig in de week en rustig op zondag.',
      `Het centrum van ${town} bereikt u zonder wagen.`,
      'De goede adressen van de buurt liggen om de hoek.',
      'Bus, deelfietsen en bakker: het is er allemaal.',
    ],
    town: [
      'De winkels en scholen van het centrum zijn dichtbij.',
      `U geniet van het leven in ${town} en bent toch snel op de grote assen.`,
      'De residentiële wijk is geliefd bij gezinnen.',
      'Markt, bibliotheek en sportclub horen hier bij het dagelijkse leven.',
      'De buurt is rustig en de diensten liggen op enkele minuten.',
    ],
    village: [
      'Het dorp behield zijn school, zijn bakkerij en zijn veldwegen.',
      'U woont er in het groen, op een kwartier van de grote assen.',
      'De wandelingen beginnen aan de voordeur.',
      'De omgeving is landelijk en de buurt gastvrij.',
      'Het dorpsleven is er echt: school, sportclub en dorpsfeesten.',
    ],
    coast: [
      'Zee, duinen en terrassen zijn vlakbij.',
      'In elk seizoen ligt de wandeling langs het water op enkele stappen.',
      'De kusttram verbindt vlot met de badplaatsen in de buurt.',
    ],
  };
  return { group: `setting/${address.town.setting}`, options: ways[address.town.setting] };
} // prettier-ignore

const builtIn = (year: number) => (year < 1940 ? `rond ${year}` : `in ${year}`);
const gebouw = (year: number) => (year >= 2015 ? 'recent' : year < 1940 ? 'oud' : `in ${year} opgetrokken`);

const STOREYS = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste'];
const storey = (floor: number) =>
  floor === 0 ? 'op het gelijkvloers' : `op de ${STOREYS[floor - 1] ?? `${floor}e`} verdieping`;
