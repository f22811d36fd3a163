import { namesIn } from './named-words.ts';

/** Words of any language that mean the same thing of a home, for which there is no filter: its texts are searched for any of them. Folded. */
export const AMENITY_WORDS: readonly (readonly string[])[] = [
  namesIn(
    'piscine|piscines|zwembad|zwembaden|buitenzwembad|binnenzwembad|zwemvijver|swimming pool|swimming pools|swimmingpool|pool|pools|schwimmbad|schwimmbader|schwimmbecken|pooltje',
  ),
  namesIn(
    'parking|parkings|emplacement de parking|emplacements de parking|emplacement parking|place de parking|places de parking|emplacement de stationnement|autostaanplaats|autostaanplaatsen|staanplaats|staanplaatsen|parkeerplaats|parkeerplaatsen|parkeren|parking space|parking spaces|parking spot|parkplatz|parkplatze|stellplatz|stellplatze|tiefgarage',
  ),
  namesIn('carport|carports|abri de voiture'),
  namesIn('cave|caves|kelder|kelders|cellar|cellars|basement|basements|keller|kellerraum|sous sol'),
  namesIn(
    'cheminee|cheminees|feu ouvert|feux ouverts|open haard|haard|haardvuur|fireplace|open fire|kamin|kamine|offener kamin',
  ),
  namesIn(
    'poele|poele a bois|poele a pellets|kachel|houtkachel|pelletkachel|stove|wood stove|kaminofen|holzofen|pelletofen',
  ),
  namesIn(
    'panneaux solaires|panneau solaire|panneaux photovoltaiques|photovoltaique|photovoltaiques|zonnepanelen|zonnepaneel|solar panels|solar panel|solar|photovoltaik|photovoltaikanlage|solaranlage|solarmodule|solarpanels|pv anlage',
  ),
  namesIn(
    'pompe a chaleur|pompes a chaleur|warmtepomp|warmtepompen|heat pump|heat pumps|warmepumpe|warmepumpen',
  ),
  namesIn('balcon|balcons|balkon|balkons|balcony|balconies|balkone'),
  namesIn('veranda|verandas|wintergarten|wintertuin|conservatory|jardin d hiver'),
  namesIn('grenier|greniers|combles|zolder|zolders|attic|attics|loft space|dachboden|speicher'),
  namesIn('vue mer|vue sur mer|vue sur la mer|zeezicht|zicht op zee|sea view|sea views|meerblick'),
  namesIn(
    'lumineux|lumineuse|lumineuses|lichtrijk|lichtrijke|licht|bright|light filled|hell|helle|helles|lichtdurchflutet|lichtdurchflutete',
  ),
  namesIn(
    'calme|calmes|rustig|rustige|rustig gelegen|quiet|peaceful|ruhig|ruhige|ruhiges|ruhige lage|paisible',
  ),
  namesIn(
    'renove|renovee|renoves|renovees|gerenoveerd|gerenoveerde|vernieuwd|renovated|refurbished|renoviert|renovierte|renoviertes|saniert',
  ),
  namesIn(
    'a renover|te renoveren|to renovate|for renovation|to be renovated|renovatieproject|zu renovieren|renovierungsbedurftig|renovierungsbedurftige|sanierungsbedurftig|opknapper|a rafraichir',
  ),
  namesIn('viager|viagers|en viager|lijfrente|op lijfrente|life annuity|leibrente|auf leibrente'),
  namesIn('gare|la gare|station|train station|railway station|bahnhof'),
  namesIn('ecole|ecoles|school|schools|scholen|schule|schulen'),
  namesIn('foret|bois|bos|bossen|forest|woods|wald'),
  namesIn('campagne|platteland|countryside|landlich|landliche|landliche lage'),
  namesIn('buanderie|wasplaats|laundry|laundry room|utility room|waschkuche|hauswirtschaftsraum'),
  namesIn('dressing|dressings|dressingkamer|walk in wardrobe|ankleide|ankleidezimmer'),
  namesIn('borne de recharge|laadpaal|laadpunt|charging point|charging station|wallbox|ladestation'),
  namesIn('cuisine equipee|ingerichte keuken|uitgeruste keuken|fitted kitchen|equipped kitchen|einbaukuche'),
];
