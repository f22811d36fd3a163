import { inFour, type Texts } from '../texts.ts';
import type { Town } from '../towns/town.ts';

const FRENCH = [
  'Rue de la Station', 'Rue des Champs', 'Rue du Moulin', "Rue de l'Église", 'Avenue des Tilleuls', 'Rue du Vieux Chemin',
  'Rue des Écoles', 'Chaussée de Namur', 'Rue du Château', 'Avenue Reine Astrid', 'Rue de la Fontaine', 'Rue des Combattants',
  'Rue du Centre', 'Rue des Jardins', 'Avenue du Parc', 'Rue Haute', 'Rue du Try', 'Rue de la Gare', 'Clos des Érables',
  'Rue des Carrières', 'Rue du Bois', 'Rue Saint-Martin', 'Avenue des Sorbiers', 'Rue de la Chapelle', 'Rue des Prairies',
  'Rue du Tilleul', 'Rue Basse', 'Place communale', 'Rue de la Brasserie', 'Drève du Manoir', 'Rue des Hirondelles',
  'Sentier du Berger', 'Rue Joseph Wauters', 'Avenue Albert Ier', 'Rue du Calvaire', 'Rue des Acacias',
]; // prettier-ignore

const DUTCH = [
  'Stationsstraat', 'Kerkstraat', 'Molenstraat', 'Dorpsstraat', 'Kapelleweg', 'Lindelaan', 'Beukendreef', 'Veldstraat',
  'Nieuwstraat', 'Schoolstraat', 'Parklaan', 'Kasteellaan', 'Bergstraat', 'Groenstraat', 'Eikenlaan', 'Leopoldlaan',
  'Tiensesteenweg', 'Rozenlaan', 'Hoogstraat', 'Boomgaardstraat', 'Vijverstraat', 'Kloosterstraat',
]; // prettier-ignore

const GERMAN = [
  'Bahnhofstraße', 'Kirchstraße', 'Gartenstraße', 'Bergstraße', 'Schulstraße', 'Am Waldrand', 'Hauptstraße', 'Rosenweg',
  'Mühlenweg', 'Neustraße', 'Feldweg', 'Lindenallee',
]; // prettier-ignore

/** Streets of Brussels have a French and a Dutch name; both are official. */
const BILINGUAL = [
  ['Avenue des Cerisiers', 'Kerselarenlaan'], ['Rue du Noyer', 'Notelaarsstraat'], ['Avenue Louise', 'Louizalaan'],
  ['Rue de la Loi', 'Wetstraat'], ['Avenue de la Couronne', 'Kroonlaan'], ['Rue Royale', 'Koningsstraat'],
  ["Avenue de l'Hippodrome", 'Renbaanlaan'], ['Rue du Moulin', 'Molenstraat'], ['Avenue des Saisons', 'Jaargetijdenlaan'],
  ['Rue de la Victoire', 'Overwinningsstraat'], ['Chaussée de Waterloo', 'Waterloosesteenweg'], ['Avenue du Parc', 'Parklaan'],
  ['Rue des Champs', 'Veldstraat'], ['Avenue des Tilleuls', 'Lindelaan'], ['Rue Haute', 'Hoogstraat'],
] as const; // prettier-ignore

/** Every street that a demo listing of the town may stand in, in the four languages. */
export function listStreets(town: Town): Texts[] {
  if (town.streetLanguage === 'fr-nl') return BILINGUAL.map(([fr, nl]) => inFour(fr, nl, fr, fr));
  const names = { fr: FRENCH, nl: DUTCH, de: GERMAN }[town.streetLanguage];
  return names.map((name) => inFour(name, name, name, name));
}
