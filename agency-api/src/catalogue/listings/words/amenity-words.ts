import { namesIn, type OfferedGroup } from './named-words.ts';

/** Words of any language that mean the same thing of a home, for which there is no filter: its texts are searched for any of them. */
export const AMENITY_WORDS: readonly OfferedGroup[] = [
  {
    names: { nl: 'zwembad', fr: 'piscine', en: 'swimming pool', de: 'Schwimmbad' },
    inEnglish: 'a swimming pool',
    words: namesIn(
      'piscine|piscines|zwembad|zwembaden|buitenzwembad|binnenzwembad|zwemvijver|swimming pool|swimming pools|swimmingpool|pool|pools|schwimmbad|schwimmbader|schwimmbecken|pooltje',
    ),
  },
  {
    names: { nl: 'parkeerplaats', fr: 'parking', en: 'parking space', de: 'Stellplatz' },
    inEnglish: 'a parking space',
    words: namesIn(
      'parking|parkings|emplacement de parking|emplacements de parking|emplacement parking|place de parking|places de parking|emplacement de stationnement|autostaanplaats|autostaanplaatsen|staanplaats|staanplaatsen|parkeerplaats|parkeerplaatsen|parkeren|parking space|parking spaces|parking spot|parkplatz|parkplatze|stellplatz|stellplatze|tiefgarage',
    ),
  },
  {
    names: { nl: 'carport', fr: 'carport', en: 'carport', de: 'Carport' },
    inEnglish: 'a carport',
    words: namesIn('carport|carports|abri de voiture'),
  },
  {
    names: { nl: 'kelder', fr: 'cave', en: 'cellar', de: 'Keller' },
    inEnglish: 'a cellar',
    words: namesIn('cave|caves|kelder|kelders|cellar|cellars|basement|basements|keller|kellerraum|sous sol'),
  },
  {
    names: { nl: 'open haard', fr: 'cheminée', en: 'fireplace', de: 'Kamin' },
    inEnglish: 'a fireplace',
    words: namesIn(
      'cheminee|cheminees|feu ouvert|feux ouverts|open haard|haard|haardvuur|fireplace|open fire|kamin|kamine|offener kamin',
    ),
  },
  {
    names: { nl: 'kachel', fr: 'poêle', en: 'stove', de: 'Kaminofen' },
    words: namesIn(
      'poele|poele a bois|poele a pellets|kachel|houtkachel|pelletkachel|stove|wood stove|kaminofen|holzofen|pelletofen',
    ),
  },
  {
    names: { nl: 'zonnepanelen', fr: 'panneaux solaires', en: 'solar panels', de: 'Solaranlage' },
    inEnglish: 'solar panels',
    words: namesIn(
      'panneaux solaires|panneau solaire|panneaux photovoltaiques|photovoltaique|photovoltaiques|zonnepanelen|zonnepaneel|solar panels|solar panel|solar|photovoltaik|photovoltaikanlage|solaranlage|solarmodule|solarpanels|pv anlage',
    ),
  },
  {
    names: { nl: 'warmtepomp', fr: 'pompe à chaleur', en: 'heat pump', de: 'Wärmepumpe' },
    inEnglish: 'a heat pump',
    words: namesIn(
      'pompe a chaleur|pompes a chaleur|warmtepomp|warmtepompen|heat pump|heat pumps|warmepumpe|warmepumpen',
    ),
  },
  {
    names: { nl: 'balkon', fr: 'balcon', en: 'balcony', de: 'Balkon' },
    inEnglish: 'a balcony',
    words: namesIn('balcon|balcons|balkon|balkons|balcony|balconies|balkone'),
  },
  {
    names: { nl: 'veranda', fr: 'véranda', en: 'conservatory', de: 'Wintergarten' },
    inEnglish: 'a conservatory',
    words: namesIn('veranda|verandas|wintergarten|wintertuin|conservatory|jardin d hiver'),
  },
  {
    names: { nl: 'zolder', fr: 'grenier', en: 'attic', de: 'Dachboden' },
    inEnglish: 'an attic',
    words: namesIn('grenier|greniers|combles|zolder|zolders|attic|attics|loft space|dachboden|speicher'),
  },
  {
    names: { nl: 'zeezicht', fr: 'vue sur mer', en: 'sea view', de: 'Meerblick' },
    inEnglish: 'a sea view',
    words: namesIn('vue mer|vue sur mer|vue sur la mer|zeezicht|zicht op zee|sea view|sea views|meerblick'),
  },
  {
    names: { nl: 'lichtrijk', fr: 'lumineux', en: 'bright', de: 'hell' },
    words: namesIn(
      'lumineux|lumineuse|lumineuses|lichtrijk|lichtrijke|licht|bright|light filled|hell|helle|helles|lichtdurchflutet|lichtdurchflutete',
    ),
  },
  {
    names: { nl: 'rustig', fr: 'calme', en: 'quiet', de: 'ruhig' },
    words: namesIn(
      'calme|calmes|rustig|rustige|rustig gelegen|rustige ligging|situation calme|quiet location|quiet|peaceful|ruhig|ruhige|ruhiges|ruhige lage|paisible',
    ),
  },
  {
    names: { nl: 'gerenoveerd', fr: 'rénové', en: 'renovated', de: 'renoviert' },
    words: namesIn(
      'renove|renovee|renoves|renovees|gerenoveerd|gerenoveerde|vernieuwd|renovated|refurbished|renoviert|renovierte|renoviertes|saniert',
    ),
  },
  {
    names: { nl: 'te renoveren', fr: 'à rénover', en: 'to renovate', de: 'zu renovieren' },
    words: namesIn(
      'a renover|te renoveren|to renovate|for renovation|to be renovated|renovatieproject|zu renovieren|renovierungsbedurftig|renovierungsbedurftige|sanierungsbedurftig|opknapper|klusproject|fixer upper|a rafraichir',
    ),
  },
  {
    names: { nl: 'lijfrente', fr: 'viager', en: 'life annuity', de: 'Leibrente' },
    words: namesIn('viager|viagers|en viager|lijfrente|op lijfrente|life annuity|leibrente|auf leibrente'),
  },
  {
    names: { nl: 'station', fr: 'gare', en: 'station', de: 'Bahnhof' },
    words: namesIn('gare|la gare|station|train station|railway station|bahnhof'),
  },
  {
    names: { nl: 'scholen', fr: 'écoles', en: 'schools', de: 'Schulen' },
    words: namesIn('ecole|ecoles|school|schools|scholen|schule|schulen'),
  },
  {
    names: { nl: 'bos', fr: 'forêt', en: 'forest', de: 'Wald' },
    words: namesIn('foret|bois|bos|bossen|forest|woods|wald'),
  },
  {
    names: { nl: 'platteland', fr: 'campagne', en: 'countryside', de: 'ländliche Lage' },
    words: namesIn('campagne|platteland|countryside|landlich|landliche|landliche lage'),
  },
  {
    names: { nl: 'wasplaats', fr: 'buanderie', en: 'utility room', de: 'Waschküche' },
    inEnglish: 'a utility room',
    words: namesIn('buanderie|wasplaats|laundry|laundry room|utility room|waschkuche|hauswirtschaftsraum'),
  },
  {
    names: { nl: 'dressing', fr: 'dressing', en: 'walk-in wardrobe', de: 'Ankleide' },
    words: namesIn('dressing|dressings|dressingkamer|walk in wardrobe|ankleide|ankleidezimmer'),
  },
  {
    names: { nl: 'laadpaal', fr: 'borne de recharge', en: 'charging point', de: 'Ladestation' },
    inEnglish: 'a charging point',
    words: namesIn('borne de recharge|laadpaal|laadpunt|charging point|charging station|wallbox|ladestation'),
  },
  {
    names: { nl: 'ingerichte keuken', fr: 'cuisine équipée', en: 'fitted kitchen', de: 'Einbauküche' },
    inEnglish: 'a fitted kitchen',
    words: namesIn(
      'cuisine equipee|ingerichte keuken|uitgeruste keuken|fitted kitchen|equipped kitchen|einbaukuche',
    ),
  },
  {
    names: { nl: 'open bebouwing', fr: 'quatre façades', en: 'detached', de: 'freistehend' },
    words: namesIn(
      'quatre facades|4 facades|open bebouwing|alleenstaand|alleenstaande|vrijstaand|vrijstaande|vier gevels|4 gevels|detached|four facades|freistehend|freistehende|freistehendes|vier fassaden',
    ),
  },
  {
    names: { nl: 'halfopen bebouwing', fr: 'trois façades', en: 'semi-detached', de: 'Doppelhaushälfte' },
    words: namesIn(
      'trois facades|3 facades|halfopen bebouwing|drie gevels|3 gevels|driegevelwoning|semi detached|three facades|doppelhaushalfte|doppelhaushalften|drei fassaden',
    ),
  },
  {
    names: { nl: 'thuiskantoor', fr: 'bureau à domicile', en: 'home office', de: 'Arbeitszimmer' },
    words: namesIn(
      'bureau a domicile|teletravail|thuiskantoor|thuiswerk|home office|homeoffice|arbeitszimmer',
    ),
  },
  {
    names: { nl: 'instapklaar', fr: 'prêt à habiter', en: 'move-in ready', de: 'bezugsfertig' },
    words: namesIn(
      'pret a habiter|prete a habiter|pret a emmenager|instapklaar|instapklare|move in ready|ready to move in|bezugsfertig|bezugsfertige',
    ),
  },
];
