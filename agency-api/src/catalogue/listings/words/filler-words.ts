import { namesIn } from './named-words.ts';

/** Words that ask for nothing by themselves, folded. */
export const FILLERS: ReadonlySet<string> = new Set(
  namesIn(
    // Articles, prepositions and conjunctions.
    'a|am|an|and|are|as|at|au|aux|aan|avec|avoir|be|bei|beim|ben|bin|bij|by|chez|ce|cette|d|da|dans|das|de|dem|den|der|des|die|dit|du|een|ein|eine|einem|einen|einer|en|et|for|fur|have|has|het|ich|ik|il|im|in|is|ist|j|je|l|la|le|les|me|met|mit|mon|my|n|nabij|naar|near|nahe|close|dicht|dichtbij|proximite|of|on|onder|ou|oder|op|or|par|per|pour|pres|proche|qui|que|s|sur|t|te|the|to|un|une|und|van|vers|vlakbij|voor|von|vom|sind|sommes|suis|wir|with|we|zijn|zu|zum|zur|rond|around|rund|um|autour|ons|onze|mijn|mein|meine|our|please|svp|bitte|aub|graag|some|any|which|that|dat|all|tout|tous|alle|alles|plus|minimum|min|maximum|max|environ|ongeveer|about|etwa|circa|ca' +
      // What every search is about.
      '|cherche|cherchons|recherche|recherchons|chercher|rechercher|trouver|trouve|achat|acheter|achete|vente|vendre|vends|louer|loue|location|cherchant|zoek|zoeken|zoekt|gezocht|kopen|koop|aankoop|verkoop|verkopen|huren|huur|verhuur|verhuren|buy|buying|purchase|sale|sell|rent|rental|rentals|renting|let|letting|search|searching|looking|find|want|wanted|need|wir|suche|suchen|gesucht|kauf|kaufen|verkauf|verkaufen|miete|mieten|vermieten|mietobjekt|kaufobjekt|finden|voudrais|veux|souhaite|wil|willen|wens|mochte|will|would|like|i|ideal|ideale' +
      // Homes of any kind.
      '|bien|biens|immobilier|immobiliers|immobiliere|immo|logement|logements|habitation|habitations|propriete|proprietes|demeure|pand|panden|vastgoed|eigendom|property|properties|estate|real|residence|immobilie|immobilien|objekt|objekte|annonce|annonces|disponible|aanwezig|beschikbaar|available|verfugbar|zimmerig|situe|situee|gelegen|located|gelegene' +
      // Praise.
      '|beau|belle|beaux|belles|bel|joli|jolie|jolis|jolies|superbe|magnifique|bon|bonne|mooi|mooie|prachtig|prachtige|leuk|leuke|goed|goede|nice|beautiful|lovely|great|good|schon|schone|schones|schoner|schonen|tolle|tolles|gut|gute|grand|grande|grands|grandes|groot|grote|big|large|gross|grosse|grosses|grosser|petit|petite|petits|petites|klein|kleine|kleines|kleiner|small|little' +
      // What a sum is called.
      '|prix|prijs|price|preis|budget|loyer|huurprijs|miete|rent|eur|euro|euros',
  ),
);

/** Before a word: it is not wanted. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  namesIn('sans|aucun|aucune|zonder|without|ohne|geen|no|kein|keine|keinen|not|niet|non|nicht|hors|pas'),
);

/** Between a negation and its word. */
const ARTICLES: ReadonlySet<string> = new Set(
  namesIn('a|an|any|d|das|de|den|der|die|een|ein|eine|einem|einen|einer|het|l|la|le|les|the|un|une'),
);

/** The place of the word from which on another one is not wanted: "sans", "pas de", "ohne einen". */
export function negationBefore(words: readonly string[], at: number): number | undefined {
  const from = ARTICLES.has(words[at - 1] ?? '') ? at - 2 : at - 1;
  return NEGATIONS.has(words[from] ?? '') ? from : undefined;
}
