import { namesIn } from './named-words.ts';

/**
 * Words of any language that mean the same kind of home, folded. Each kind finds the types of the feeds that are called by any of its
 * words; where no type is, it is looked for in titles.
 */
export const TYPE_WORDS: readonly (readonly string[])[] = [
  namesIn(
    'maison|maisons|huis|huizen|huisje|huisjes|haus|hauser|hauschen|house|houses|woning|woningen|woninkje|woninkjes|woningkje|mietshaus|mietshauser|home|homes|woonhuis|woonhuizen|wohnhaus|wohnhauser|maison unifamiliale|maisons unifamiliales|unifamiliale|eengezinswoning|eengezinswoningen|gezinswoning|einfamilienhaus|einfamilienhauser|family home|family homes|family house|single family house|maisonnette|maison familiale|maisons familiales',
  ),
  namesIn(
    'appartement|appartements|appart|apparts|apart|aparts|appartementen|appartementje|appartementjes|appt|apt|app|apartment|apartments|apartement|apartements|appartemen|appartemant|flat|flats|flatjes|wohnung|wohnungen|etagenwohnung|eigentumswohnung|eigentumswohnungen|mietwohnung|mietwohnungen|appartment|appartments',
  ),
  namesIn(
    'terrain|terrains|bout de terrain|grond|stuk grond|stukje grond|lap grond|lapje grond|perceel grond|piece of land|stuck land|gronden|land|grundstuck|grundstucke|grundstuecke|grundstueck|plot|plots|plot of land|parcelle|parcelles|perceel|percelen|parzelle|kavel|kavels',
  ),
  namesIn(
    'terrain a batir|terrains a batir|bouwgrond|bouwgronden|bouwkavel|bouwkavels|bouwperceel|bouwpercelen|bouwland|baugrundstuck|baugrundstucke|baugrund|bauland|bauplatz|bauplatze|building land|building plot|building plots|land to build|terrain constructible|terrains constructibles',
  ),
  namesIn('villa|villas|villa s|villen'),
  namesIn(
    'villa d architecte|villas d architecte|architectenvilla|architectenvillas|architektenvilla|architektenvillen|architect designed villa|architect villa|maison d architecte|architectenwoning|architektenhaus',
  ),
  namesIn(
    'maison mitoyenne|maisons mitoyennes|mitoyenne|mitoyen|maison de rangee|rijwoning|rijwoningen|rijhuis|rijhuizen|terraced house|terraced houses|terraced home|row house|row houses|reihenhaus|reihenhauser|maison 2 facades|deux facades|2 facades|2 gevels',
  ),
  namesIn(
    'maison villageoise|maisons villageoises|maison de village|maisons de village|dorpswoning|dorpswoningen|dorpshuis|village house|village houses|cottage|cottages|dorfhaus|dorfhauser',
  ),
  namesIn(
    'fermette|fermettes|ferme|fermes|hoevewoning|hoevewoningen|hoeve|hoeves|hoeven|boerderij|boerderijen|boerderijtje|farmhouse|farmhouses|farm|farms|bauernhaus|bauernhauser|bauernhof|bauernhofe|landhuis|corps de ferme|fermette a renover',
  ),
  namesIn('bungalow|bungalows'),
  namesIn(
    'maison de plain pied|maisons de plain pied|gelijkvloerse woning|gelijkvloerse woningen|single storey house|single storey houses|single story house|ebenerdiges haus|ebenerdige hauser|one storey house',
  ),
  namesIn(
    'duplex|duplexen|duplexes|duplexappartement|duplex appartement|maisonette|maisonettes|maisonettewohnung|duplexwohnung',
  ),
  namesIn('triplex|triplexappartement'),
  namesIn('penthouse|penthouses|penthousewohnung|attique'),
  namesIn('studio|studios|studioappartement|flatje|bachelor'),
  namesIn(
    'kot|kots|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenkoten|studentenwohnung|studentenzimmer|chambre d etudiant|chambres d etudiants|kot etudiant|kot d etudiant|student room|student rooms|student housing|student accommodation|studentenhuisvesting',
  ),
  namesIn('loft|lofts|loftwohnung|loftappartement'),
  namesIn(
    'pied a terre|pieds a terre|zweitwohnung|second home|buitenverblijf|tweede verblijf|seconde residence',
  ),
  namesIn('bel etage|bel etages|belle etage|bel etagewoning|bel etagewoningen|beletage'),
  namesIn(
    'maison de maitre|maisons de maitre|herenhuis|herenhuizen|herenwoning|herenwoningen|mansion|mansions|town house|townhouse|townhouses|stadthaus|stadthauser|herrenhaus|maison bourgeoise|stadswoning|maison de ville|maisons de ville|burgerhuis|burgerwoning|hotel de maitre|hotel particulier',
  ),
  namesIn('chalet|chalets'),
  namesIn('chateau|chateaux|kasteel|kastelen|castle|schloss|manoir|manor'),
  namesIn(
    'bureau|bureaux|kantoor|kantoren|kantoorruimte|kantoorruimtes|kantoorruimten|kantoorgebouw|office|offices|office space|buro|buros|buero|bueros|buroflache|buroflachen|buroraum|buroraume|espace de bureaux|plateau de bureaux|plateaux de bureaux|surface de bureaux|immeuble de bureaux',
  ),
  namesIn(
    'immeuble de rapport|immeubles de rapport|immeuble|immeubles|opbrengsteigendom|opbrengsteigendommen|opbrengstgebouw|opbrengstpand|investment building|investment buildings|investment property|investment properties|renditeobjekt|renditeobjekte|mehrfamilienhaus|mehrfamilienhauser|zinshaus|apartment building|appartementsgebouw|meergezinswoning|meergezinswoningen|immeuble a appartements',
  ),
  namesIn(
    'entrepot|entrepots|magazijn|magazijnen|loods|loodsen|opslagplaats|opslagruimte|warehouse|warehouses|storage|lager|lagerhalle|lagerhallen|lagerraum|lagerhaus|hangar|hangars|hall industriel|batiment industriel|industriegebouw|industriehal|bedrijfshal|bedrijfsgebouw|industriel|industrieel|industrial|halle industrielle|gewerbehalle|atelier|ateliers|werkplaats|werkstatt|workshop',
  ),
  namesIn(
    'commerce|commerces|rez commercial|rez de chaussee commercial|surface commerciale|surfaces commerciales|espace commercial|local commercial|commercial|fonds de commerce|magasin|magasins|boutique|boutiques|handelszaak|handelszaken|handelspand|handelspanden|handelsruimte|handelsruimtes|handelsruimten|handelsgelijkvloers|winkel|winkels|winkelpand|winkelpanden|winkelruimte|shop|shops|store|stores|retail|retail space|retail unit|commercial space|commercial property|commercial premises|business premises|geschaft|geschafte|geschaftslokal|geschaftslokale|laden|ladenlokal|ladenlokale|ladenflache|gewerbeflache|gewerberaum|handelsflache',
  ),
  namesIn(
    'garage ferme|garages fermes|box de garage|box garage|garage box|box ferme|garagebox|garageboxen|garagenbox|gesloten garage|afgesloten garage|lock up garage|lock up|lockup garage|single garage|einzelgarage|einzelgaragen|private garage',
  ),
];
