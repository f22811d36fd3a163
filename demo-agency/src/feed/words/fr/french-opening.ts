import type { Listing } from '../../listing.ts';
import { isUpstairs } from '../is-upstairs.ts';
import type { Ways } from '../voice.ts';
import { articles, frenchNoun } from './french-noun.ts';
import { capital, de, surface } from './french-grammar.ts';

/** First sentence: what it is and where. */
export function frenchOpening(listing: Listing): Ways {
  const { family, size, building, unit } = listing;
  const town = listing.address.town.names.fr;
  const noun = frenchNoun(listing);
  const { un, ce, le, e } = articles(noun);
  const Un = capital(un);
  const Ce = capital(ce);
  const m2 = surface(family === 'land' ? size.ground : size.living);
  if (unit) {
    const project = unit.project.name.fr;
    return { group: 'opening/unit', options: [
      `Dans le projet ${project}, ${ce} (lot ${unit.name}) de ${m2} associe un plan bien pensé et des finitions soignées.`,
      `${Ce} de ${m2} porte le numéro ${unit.name} du projet ${project}, à ${town}.`,
      `Le lot ${unit.name} du projet ${project} : ${un} de ${m2}, conçu${e} pour durer.`,
      `${project} propose à ${town} une manière d'habiter contemporaine ; le lot ${unit.name} en est un bel exemple, avec ses ${m2}.`,
    ] };
  }
  switch (family) {
    case 'house':
      return { group: 'opening/house', options: [
        `À ${town}, ${ce} de ${m2} séduit dès l'entrée par ses volumes et son ambiance.`,
        `${Un} comme on en visite peu : ${m2} habitables, une implantation agréable et un cadre de vie recherché, à ${town}.`,
        `Situé${e} à ${town}, ${ce} de ${m2} habitables conviendra à ceux qui cherchent de l'espace sans s'éloigner de tout.`,
        `Derrière une façade sobre, ${ce} cache ${m2} d'espaces agréables à vivre.`,
        `${Ce}, construit${e} ${builtIn(building.constructionYear)}, développe ${m2} habitables à ${town}.`,
        `Vous cherchez à ${town} ${un} où il fait bon vivre ? En voici un${e} de ${m2}, à découvrir sans tarder.`,
        `Avec ses ${m2} habitables, ${ce} offre à toute la famille de quoi s'épanouir, à ${town}.`,
        `${Ce} ne manque pas d'attraits : ${m2} bien répartis, un bon quartier et, tout autour, ${town} et ses facilités.`,
      ] };
    case 'flat':
      return { group: 'opening/flat', options: [
        `À ${town}, ${un} de ${m2} où chaque mètre carré est utile.`,
        `${Ce} de ${m2} se trouve dans un immeuble ${immeuble(building.constructionYear)}, au cœur de la vie ${de(town)}.`,
        `${Un} de ${m2}, pratique et agréable, à ${town} : voilà de quoi simplifier le quotidien.`,
        `Tout est à portée de main depuis ${ce} de ${m2}, à ${town}.`,
        `Dès l'entrée, ${ce} de ${m2} donne envie de s'y installer.`,
        `Ceux qui cherchent ${un} à ${town} apprécieront les proportions de celui-ci : ${m2}, sans couloir inutile.`,
        ...(isUpstairs(listing)
          ? [
              `Au ${storey(size.floor ?? 0)}, ${ce} de ${m2} profite d'un plan clair et d'un bel apport de lumière.`,
              `Au ${storey(size.floor ?? 0)} d'une ${size.floors > 4 ? 'résidence bien tenue' : 'petite copropriété'}, ${ce} offre ${m2} bien distribués.`,
            ]
          : []),
      ] };
    case 'land':
      return { group: 'opening/land', options: [
        `À ${town}, ${ce} de ${m2} attend votre projet de construction.`,
        `Un terrain de ${m2} à ${town} : de quoi construire la maison qui vous ressemble.`,
        `Les terrains se font rares à ${town} ; celui-ci offre ${m2} bien situés.`,
        `${m2} pour bâtir à ${town}, dans un environnement agréable : une occasion à saisir.`,
        `Vous rêvez de construire à ${town} ? Cette parcelle de ${m2} mérite une visite.`,
      ] };
    case 'investment':
      return { group: 'opening/investment', options: [
        `À ${town}, ${ce} de ${m2} comprend plusieurs logements bien tenus.`,
        `Investir à ${town} : ${un} de ${m2}, construit ${builtIn(building.constructionYear)}, aux revenus réguliers.`,
        `${Ce} de ${m2} se situe dans une rue ${de(town)} où la demande locative est constante.`,
        `Pour qui veut placer dans la pierre, ${ce} de ${m2} à ${town} réunit de bons arguments.`,
      ] };
    case 'business':
      return { group: 'opening/business', options: [
        `À ${town}, ${ce} de ${m2} offre un outil de travail bien situé.`,
        `${Un} de ${m2} à ${town}, disponible pour votre activité.`,
        `Votre entreprise cherche de la place à ${town} ? ${Ce} de ${m2} se visite sur rendez-vous.`,
        `Bien placé${e} à ${town}, ${ce} développe ${m2} faciles à aménager.`,
        `Pour démarrer ou s'agrandir à ${town} : ${un} de ${m2}, pratique dès le premier jour.`,
      ] };
    case 'garage':
      return { group: 'opening/garage', options: [
        `À ${town}, ${un} pour mettre votre voiture en sécurité.`,
        `Plus besoin de chercher une place à ${town} : ${le} est à deux pas de chez vous.`,
        `${Un} à ${town}, pour une voiture, des vélos ou un peu de stockage.`,
      ] };
  }
} // prettier-ignore

/** What the surroundings are like. */
export function frenchSetting({ address, family }: Listing): Ways | null {
  if (family === 'garage') return null;
  const town = address.town.names.fr;
  const ways = {
    city: [
      'Commerces, écoles et transports se trouvent à quelques minutes à pied.',
      "Le quartier est vivant en semaine et paisible le dimanche.",
      `Le centre ${de(town)} se rejoint sans voiture.`,
      'Les bonnes adresses du quartier sont au coin de la rue.',
      'Bus, vélos partagés et commerces de bouche : tout est là.',
    ],
    town: [
      'Les commerces et les écoles du centre sont proches.',
      `On profite de la vie ${de(town)} tout en gardant un accès facile aux grands axes.`,
      'Le quartier, résidentiel, est apprécié des familles.',
      'Le marché, la bibliothèque et le club sportif font partie du quotidien.',
      'Le voisinage est tranquille et les services sont à quelques minutes.',
    ],
    village: [
      'Le village a gardé son école, sa boulangerie et ses chemins de campagne.',
      "On y vit au vert, à un quart d'heure des grands axes.",
      'Les promenades commencent au pas de la porte.',
      'Le cadre est champêtre et le voisinage accueillant.',
      'La vie locale y est réelle : école, club sportif et fêtes de village.',
    ],
    coast: [
      'La mer, les dunes et les terrasses sont toutes proches.',
      "En toute saison, la promenade au bord de l'eau est à quelques pas.",
      'Le tram de la côte relie facilement les stations voisines.',
    ],
  };
  if (family === 'business' || family === 'investment') {
    return { group: 'setting/work', options: [
      'Les grands axes sont proches.',
      'Le quartier mêle logements, services et commerces.',
      "L'adresse est connue et facile à trouver.",
    ] };
  }
  return { group: `setting/${address.town.setting}`, options: ways[address.town.setting] };
} // prettier-ignore

const builtIn = (year: number) => (year < 1940 ? `vers ${year}` : `en ${year}`);
const immeuble = (year: number) =>
  year >= 2015 ? 'récent' : year < 1940 ? 'ancien' : `construit en ${year}`;

const STOREYS = ['rez-de-chaussée', 'premier étage', 'deuxième étage', 'troisième étage', 'quatrième étage', 'cinquième étage', 'sixième étage', 'septième étage', 'huitième étage']; // prettier-ignore
const storey = (floor: number) => STOREYS[floor] ?? `${floor}e étage`;
