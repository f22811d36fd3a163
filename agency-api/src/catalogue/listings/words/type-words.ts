import { namesIn, type WordGroup } from './named-words.ts';

/**
 * Words of any language that mean the same kind of home. Each kind finds the types of the feeds that are called by any of its
 * words; where no type is, it is looked for in titles.
 */
export const TYPE_WORDS: readonly WordGroup[] = [
  {
    names: { nl: 'huis', fr: 'maison', en: 'house', de: 'Haus' },
    words: namesIn(
      'maison|maisons|huis|huizen|huisje|huisjes|haus|hauser|hauschen|house|houses|woning|woningen|woninkje|woninkjes|woningkje|mietshaus|mietshauser|home|homes|woonhuis|woonhuizen|wohnhaus|wohnhauser|maison unifamiliale|maisons unifamiliales|unifamiliale|eengezinswoning|eengezinswoningen|gezinswoning|einfamilienhaus|einfamilienhauser|family home|family homes|family house|single family house|maisonnette|maison familiale|maisons familiales',
    ),
  },
  {
    names: { nl: 'appartement', fr: 'appartement', en: 'apartment', de: 'Wohnung' },
    words: namesIn(
      'appartement|appartements|appart|apparts|apart|aparts|appartementen|appartementje|appartementjes|appt|apt|app|apartment|apartments|apartement|apartements|appartemen|appartemant|flat|flats|flatjes|wohnung|wohnungen|etagenwohnung|eigentumswohnung|eigentumswohnungen|mietwohnung|mietwohnungen|appartment|appartments',
    ),
  },
  {
    names: { nl: 'grond', fr: 'terrain', en: 'land', de: 'Grundstück' },
    words: namesIn(
      'terrain|terrains|bout de terrain|grond|stuk grond|stukje grond|lap grond|lapje grond|perceel grond|piece of land|stuck land|gronden|land|grundstuck|grundstucke|grundstuecke|grundstueck|plot|plots|plot of land|parcelle|parcelles|perceel|percelen|parzelle|kavel|kavels',
    ),
  },
  {
    names: { nl: 'bouwgrond', fr: 'terrain à bâtir', en: 'building land', de: 'Baugrundstück' },
    words: namesIn(
      'terrain a batir|terrains a batir|bouwgrond|bouwgronden|bouwkavel|bouwkavels|bouwperceel|bouwpercelen|bouwland|baugrundstuck|baugrundstucke|baugrund|bauland|bauplatz|bauplatze|building land|building plot|building plots|land to build|terrain constructible|terrains constructibles',
    ),
  },
  {
    names: { nl: 'villa', fr: 'villa', en: 'villa', de: 'Villa' },
    words: namesIn('villa|villas|villa s|villen'),
  },
  {
    names: {
      nl: 'architectenvilla',
      fr: 'villa d’architecte',
      en: 'architect-designed villa',
      de: 'Architektenvilla',
    },
    words: namesIn(
      'villa d architecte|villas d architecte|architectenvilla|architectenvillas|architektenvilla|architektenvillen|architect designed villa|architect villa|maison d architecte|architectenwoning|architektenhaus',
    ),
  },
  {
    names: { nl: 'rijwoning', fr: 'maison mitoyenne', en: 'terraced house', de: 'Reihenhaus' },
    words: namesIn(
      'maison mitoyenne|maisons mitoyennes|mitoyenne|mitoyen|maison de rangee|rijwoning|rijwoningen|rijhuis|rijhuizen|terraced house|terraced houses|terraced home|row house|row houses|reihenhaus|reihenhauser|maison 2 facades|deux facades|2 facades|2 gevels',
    ),
  },
  {
    names: { nl: 'dorpswoning', fr: 'maison villageoise', en: 'village house', de: 'Dorfhaus' },
    words: namesIn(
      'maison villageoise|maisons villageoises|maison de village|maisons de village|dorpswoning|dorpswoningen|dorpshuis|village house|village houses|cottage|cottages|dorfhaus|dorfhauser',
    ),
  },
  {
    names: { nl: 'hoevewoning', fr: 'fermette', en: 'farmhouse', de: 'Bauernhaus' },
    words: namesIn(
      'fermette|fermettes|ferme|fermes|hoevewoning|hoevewoningen|hoeve|hoeves|hoeven|boerderij|boerderijen|boerderijtje|farmhouse|farmhouses|farm|farms|bauernhaus|bauernhauser|bauernhof|bauernhofe|landhuis|corps de ferme|fermette a renover',
    ),
  },
  {
    names: { nl: 'bungalow', fr: 'bungalow', en: 'bungalow', de: 'Bungalow' },
    words: namesIn('bungalow|bungalows'),
  },
  {
    names: {
      nl: 'gelijkvloerse woning',
      fr: 'maison de plain-pied',
      en: 'single-storey house',
      de: 'ebenerdiges Haus',
    },
    words: namesIn(
      'maison de plain pied|maisons de plain pied|gelijkvloerse woning|gelijkvloerse woningen|single storey house|single storey houses|single story house|ebenerdiges haus|ebenerdige hauser|one storey house',
    ),
  },
  {
    names: { nl: 'duplex', fr: 'duplex', en: 'duplex', de: 'Maisonette' },
    words: namesIn(
      'duplex|duplexen|duplexes|duplexappartement|duplex appartement|maisonette|maisonettes|maisonettewohnung|duplexwohnung',
    ),
  },
  {
    names: { nl: 'triplex', fr: 'triplex', en: 'triplex', de: 'Triplex' },
    words: namesIn('triplex|triplexappartement'),
  },
  {
    names: { nl: 'penthouse', fr: 'penthouse', en: 'penthouse', de: 'Penthouse' },
    words: namesIn('penthouse|penthouses|penthousewohnung|attique'),
  },
  {
    names: { nl: 'studio', fr: 'studio', en: 'studio', de: 'Studio' },
    words: namesIn('studio|studios|studioappartement|flatje|bachelor'),
  },
  {
    names: { nl: 'kot', fr: 'kot', en: 'student room', de: 'Studentenzimmer' },
    words: namesIn(
      'kot|kots|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenkoten|studentenwohnung|studentenzimmer|chambre d etudiant|chambres d etudiants|kot etudiant|kot d etudiant|student room|student rooms|student housing|student accommodation|studentenhuisvesting',
    ),
  },
  {
    names: { nl: 'loft', fr: 'loft', en: 'loft', de: 'Loft' },
    words: namesIn('loft|lofts|loftwohnung|loftappartement'),
  },
  {
    names: { nl: 'buitenverblijf', fr: 'pied-à-terre', en: 'second home', de: 'Zweitwohnung' },
    words: namesIn(
      'pied a terre|pieds a terre|zweitwohnung|second home|buitenverblijf|tweede verblijf|seconde residence',
    ),
  },
  {
    names: { nl: 'bel-etage', fr: 'bel-étage', en: 'bel-étage', de: 'Beletage' },
    words: namesIn('bel etage|bel etages|belle etage|bel etagewoning|bel etagewoningen|beletage'),
  },
  {
    names: { nl: 'herenhuis', fr: 'maison de maître', en: 'town house', de: 'Stadthaus' },
    words: namesIn(
      'maison de maitre|maisons de maitre|herenhuis|herenhuizen|herenwoning|herenwoningen|mansion|mansions|town house|townhouse|townhouses|stadthaus|stadthauser|herrenhaus|maison bourgeoise|stadswoning|maison de ville|maisons de ville|burgerhuis|burgerwoning|hotel de maitre|hotel particulier',
    ),
  },
  {
    names: { nl: 'chalet', fr: 'chalet', en: 'chalet', de: 'Chalet' },
    words: namesIn('chalet|chalets'),
  },
  {
    names: { nl: 'kasteel', fr: 'château', en: 'castle', de: 'Schloss' },
    words: namesIn('chateau|chateaux|kasteel|kastelen|castle|schloss|manoir|manor'),
  },
  {
    names: { nl: 'kantoor', fr: 'bureau', en: 'office', de: 'Büro' },
    words: namesIn(
      'bureau|bureaux|kantoor|kantoren|kantoorruimte|kantoorruimtes|kantoorruimten|kantoorgebouw|office|offices|office space|buro|buros|buero|bueros|buroflache|buroflachen|buroraum|buroraume|espace de bureaux|plateau de bureaux|plateaux de bureaux|surface de bureaux|immeuble de bureaux',
    ),
  },
  {
    names: {
      nl: 'opbrengsteigendom',
      fr: 'immeuble de rapport',
      en: 'investment building',
      de: 'Renditeobjekt',
    },
    words: namesIn(
      'immeuble de rapport|maison de rapport|immeubles de rapport|immeuble|immeubles|opbrengsteigendom|opbrengsteigendommen|opbrengstgebouw|opbrengstpand|investment building|investment buildings|investment property|investment properties|renditeobjekt|renditeobjekte|mehrfamilienhaus|mehrfamilienhauser|zinshaus|apartment building|appartementsgebouw|meergezinswoning|meergezinswoningen|immeuble a appartements',
    ),
  },
  {
    names: { nl: 'magazijn', fr: 'entrepôt', en: 'warehouse', de: 'Lager' },
    words: namesIn(
      'entrepot|entrepots|magazijn|magazijnen|loods|loodsen|opslagplaats|opslagruimte|warehouse|warehouses|storage|lager|lagerhalle|lagerhallen|lagerraum|lagerhaus|hangar|hangars|hall industriel|batiment industriel|industriegebouw|industriehal|bedrijfshal|bedrijfsgebouw|industriel|industrieel|industrial|halle industrielle|gewerbehalle|atelier|ateliers|werkplaats|werkstatt|workshop',
    ),
  },
  {
    names: { nl: 'handelspand', fr: 'commerce', en: 'shop', de: 'Geschäftslokal' },
    words: namesIn(
      'commerce|commerces|rez commercial|rez de chaussee commercial|surface commerciale|surfaces commerciales|espace commercial|local commercial|commercial|fonds de commerce|magasin|magasins|boutique|boutiques|handelszaak|handelszaken|handelspand|handelspanden|handelsruimte|handelsruimtes|handelsruimten|handelsgelijkvloers|winkel|winkels|winkelpand|winkelpanden|winkelruimte|shop|shops|store|stores|retail|retail space|retail unit|commercial space|commercial property|commercial premises|business premises|geschaft|geschafte|geschaftslokal|geschaftslokale|laden|ladenlokal|ladenlokale|ladenflache|gewerbeflache|gewerberaum|handelsflache',
    ),
  },
  {
    names: { nl: 'garagebox', fr: 'garage fermé', en: 'lock-up garage', de: 'Einzelgarage' },
    words: namesIn(
      'garage ferme|garages fermes|box de garage|box garage|garage box|box ferme|garagebox|garageboxen|garagenbox|gesloten garage|afgesloten garage|lock up garage|lock up|lockup garage|single garage|einzelgarage|einzelgaragen|private garage',
    ),
  },
];
