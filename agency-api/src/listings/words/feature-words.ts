import type { Feature } from 'shared-kit/domain/listing-features';
import { namesIn } from './named-words.ts';

/** How each feature is called in any language, folded. */
export const FEATURE_WORDS: Readonly<Record<Feature, readonly string[]>> = {
  terrace: namesIn(
    'terrasse|terrasses|terras|terrassen|terrasje|terrasjes|terrace|terraces|dakterras|dakterrassen|dachterrasse|dachterrassen|toit terrasse|roof terrace|rooftop terrace|zonneterras|sonnenterrasse',
  ),
  garden: namesIn(
    'jardin|jardins|jardinet|tuin|tuinen|tuintje|tuintjes|stadstuin|garden|gardens|garten|garden area|gartchen',
  ),
  garage: namesIn('garage|garages|garagen|garageplaats|garageplaatsen|carage|garage space|garagenplatz'),
  lift: namesIn(
    'ascenseur|ascenseurs|lift|liften|lifts|personenlift|elevator|elevators|aufzug|aufzuge|fahrstuhl|personenaufzug',
  ),
  furnished: namesIn(
    'meuble|meublee|meubles|meublees|gemeubeld|gemeubelde|gemeubileerd|gemeubileerde|bemeubeld|bemeubelde|furnished|fully furnished|moblierte|mobliert|mobliertes|moblierter|moblierten|moebliert|moeblierte|moebliertes|moeblierter|ameublement',
  ),
  'new-build': namesIn(
    'neuf|neuve|neufs|neuves|construction neuve|constructions neuves|nouvelle construction|nouvelles constructions|immeuble neuf|projet neuf|nieuwbouw|nieuwbouwproject|nieuwbouwprojecten|nieuw|nieuwe|new|new build|newbuild|new builds|new built|newly built|new construction|new development|brand new|off plan|neubau|neubauten|neubauprojekt|neu|neue|neues|neuer|neuen|neu gebaut|sur plan|op plan',
  ),
  'ground-floor': namesIn(
    'rez|rez de chaussee|rdc|rez de jardin|plain pied|gelijkvloers|gelijkvloerse|gelijkvloerse verdieping|begane grond|ground floor|groundfloor|groundlevel|ground level|on the ground floor|erdgeschoss|erdgeschosslage|parterre|ebenerdig|ebenerdige|ebenerdiges',
  ),
};
