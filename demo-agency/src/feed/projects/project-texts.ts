import type { Texts } from '../texts.ts';
import { inFour } from '../texts.ts';
import type { DemoProject } from './demo-projects.ts';

interface ProjectTexts {
  description: Texts;
  situation: Texts;
}

const TILLEULS: ProjectTexts = {
  description: inFour(
    "<p>Sur la route de Gembloux, la série Les Tilleuls réunit quatre petites résidences autour d'un verger commun. Appartements, duplex et penthouses y sont traversants, baignés de lumière et prolongés par une terrasse ou un jardin.</p><p>Briques claires, châssis en bois et aluminium, ventilation double flux : la construction vise le long terme, et les charges restent légères.</p>",
    '<p>Aan de Route de Gembloux verenigt de reeks Les Tilleuls vier kleine residenties rond een gemeenschappelijke boomgaard. De appartementen, duplexen en penthouses zijn doorzonwoningen met een terras of een tuin.</p><p>Lichte baksteen, ramen in hout en aluminium, ventilatie met warmteterugwinning: er wordt gebouwd voor de lange termijn, en de kosten blijven laag.</p>',
    '<p>On the Gembloux road, the Les Tilleuls series brings together four small residences around a shared orchard. Its apartments, duplexes and penthouses run from front to back, full of light, each with a terrace or a garden.</p><p>Pale brick, timber and aluminium windows, ventilation with heat recovery: it is built for the long term, and charges stay low.</p>',
    '<p>An der Straße nach Gembloux vereint die Reihe Les Tilleuls vier kleine Residenzen um eine gemeinsame Obstwiese. Die Wohnungen, Maisonetten und Penthouses sind lichtdurchflutet und haben alle eine Terrasse oder einen Garten.</p><p>Heller Backstein, Fenster aus Holz und Aluminium, Lüftung mit Wärmerückgewinnung: Hier wird auf Dauer gebaut, und die Nebenkosten bleiben niedrig.</p>',
  ),
  situation: inFour(
    "<p>Le centre d'Eghezée, ses écoles et ses commerces se rejoignent à pied en dix minutes ; l'E411 est à cinq minutes en voiture et le RAVeL passe au bout de la rue.</p>",
    '<p>Het centrum van Eghezée, met scholen en winkels, ligt op tien minuten wandelen; de E411 bereikt u in vijf minuten met de wagen en de RAVeL loopt op het einde van de straat.</p>',
    '<p>The centre of Eghezée, with its schools and shops, is a ten-minute walk away; the E411 is five minutes by car and the RAVeL greenway passes the end of the street.</p>',
    '<p>Das Zentrum von Eghezée mit Schulen und Geschäften ist in zehn Minuten zu Fuß erreichbar; die E411 liegt fünf Autominuten entfernt, und der RAVeL-Radweg verläuft am Ende der Straße.</p>',
  ),
};

const CAVELL: ProjectTexts = {
  description: inFour(
    '<p>Terrasses de Miss Cavell redonne vie à un îlot de Roux : douze logements en gradins, du rez-de-jardin au penthouse, tous ouverts sur une large terrasse.</p><p>Les plans sont compacts, les matériaux robustes et les prix accessibles, pour un premier achat comme pour un placement.</p>',
    '<p>Terrasses de Miss Cavell geeft een bouwblok in Roux nieuw leven: twaalf trapsgewijs gebouwde woningen, van tuinappartement tot penthouse, elk met een breed terras.</p><p>De plannen zijn compact, de materialen stevig en de prijzen betaalbaar, voor een eerste aankoop of als belegging.</p>',
    '<p>Terrasses de Miss Cavell brings a city block in Roux back to life: twelve stepped homes, from garden apartments to a penthouse, all opening onto a wide terrace.</p><p>Compact plans, sturdy materials and affordable prices make it a good first purchase or investment.</p>',
    '<p>Terrasses de Miss Cavell belebt einen Häuserblock in Roux neu: zwölf terrassenförmig angelegte Wohnungen, von der Gartenwohnung bis zum Penthouse, alle mit breiter Terrasse.</p><p>Kompakte Grundrisse, solide Materialien und erschwingliche Preise eignen sich für den ersten Kauf wie für eine Anlage.</p>',
  ),
  situation: inFour(
    '<p>À Roux, au nord de Charleroi, la gare et les commerces sont à pied ; le centre de Charleroi et les autoroutes sont à dix minutes.</p>',
    '<p>In Roux, ten noorden van Charleroi, liggen station en winkels op wandelafstand; het centrum van Charleroi en de autosnelwegen zijn tien minuten rijden.</p>',
    '<p>In Roux, north of Charleroi, the station and the shops are within walking distance; central Charleroi and the motorways are ten minutes away.</p>',
    '<p>In Roux, nördlich von Charleroi, sind Bahnhof und Geschäfte zu Fuß erreichbar; das Zentrum von Charleroi und die Autobahnen liegen zehn Minuten entfernt.</p>',
  ),
};

const SAPHIR: ProjectTexts = {
  description: inFour(
    '<p>Saphir dresse ses quatorze appartements face à un parc de quartier, à Evere. Façade minérale, grandes baies, toiture verte : une architecture sobre, pensée pour la ville.</p><p>Chaque logement dispose d’un balcon ou d’une terrasse, d’une cave et d’un accès au local vélos. Pompe à chaleur collective et panneaux photovoltaïques complètent l’ensemble.</p>',
    '<p>Saphir telt veertien appartementen tegenover een buurtpark in Evere. Gevel in sierpleister, grote ramen, groendak: een sobere architectuur op maat van de stad.</p><p>Elke woning heeft een balkon of terras, een kelder en toegang tot de fietsenberging. Een collectieve warmtepomp en zonnepanelen vervolledigen het geheel.</p>',
    '<p>Saphir sets its fourteen apartments opposite a neighbourhood park in Evere. A rendered façade, wide windows and a green roof: restrained architecture, made for the city.</p><p>Every home has a balcony or terrace, a cellar and access to the bicycle store. A shared heat pump and solar panels complete the picture.</p>',
    '<p>Saphir umfasst vierzehn Wohnungen gegenüber einem Quartierspark in Evere. Putzfassade, große Fenster, Gründach: eine schlichte Architektur für die Stadt.</p><p>Jede Wohnung hat einen Balkon oder eine Terrasse, einen Keller und Zugang zum Fahrradraum. Eine gemeinsame Wärmepumpe und eine Solaranlage runden das Ganze ab.</p>',
  ),
  situation: inFour(
    '<p>Bus et tram passent au coin de l’avenue ; l’OTAN, l’aéroport et le ring sont à quelques minutes, le centre de Bruxelles à un quart d’heure.</p>',
    '<p>Bus en tram stoppen om de hoek; de NAVO, de luchthaven en de ring liggen op enkele minuten, het centrum van Brussel op een kwartier.</p>',
    '<p>Buses and trams stop around the corner; NATO, the airport and the ring road are minutes away, and central Brussels a quarter of an hour.</p>',
    '<p>Bus und Straßenbahn halten um die Ecke; NATO, Flughafen und Ring sind in wenigen Minuten erreicht, das Zentrum von Brüssel in einer Viertelstunde.</p>',
  ),
};

const ETRIERS: ProjectTexts = {
  description: inFour(
    '<p>À Thorembais-Saint-Trond, Trois Etriers propose six maisons de trois et quatre façades autour d’une placette plantée, dans l’esprit des fermes hesbignonnes.</p><p>Murs épais, pompe à chaleur, panneaux photovoltaïques : on y consomme peu, et le jardin donne sur les champs.</p>',
    '<p>In Thorembais-Saint-Trond telt Trois Etriers zes half open en vrijstaande woningen rond een beplant pleintje, in de geest van de Haspengouwse hoeves.</p><p>Dikke muren, een warmtepomp en zonnepanelen: u verbruikt er weinig, en de tuin kijkt uit op de velden.</p>',
    '<p>In Thorembais-Saint-Trond, Trois Etriers offers six semi-detached and detached houses around a planted courtyard, in the spirit of the farms of the Hesbaye.</p><p>Thick walls, heat pumps and solar panels keep consumption low, and the gardens look out over the fields.</p>',
    '<p>In Thorembais-Saint-Trond bietet Trois Etriers sechs Doppelhaushälften und freistehende Häuser um einen bepflanzten Platz, im Geist der Höfe des Haspengaus.</p><p>Dicke Wände, Wärmepumpe und Solaranlage halten den Verbrauch niedrig, und der Garten blickt auf die Felder.</p>',
  ),
  situation: inFour(
    '<p>Le village a son école et sa plaine de jeux ; Perwez et ses commerces sont à cinq minutes, l’E411 à huit.</p>',
    '<p>Het dorp heeft een school en een speelplein; Perwijs en zijn winkels liggen op vijf minuten, de E411 op acht.</p>',
    '<p>The village has a school and a playground; Perwez and its shops are five minutes away, the E411 eight.</p>',
    '<p>Das Dorf hat eine Schule und einen Spielplatz; Perwez mit seinen Geschäften ist fünf Minuten entfernt, die E411 acht.</p>',
  ),
};

/** Description of a project; the residences of Eghezée are one series. */
export function projectTexts({ id }: DemoProject): ProjectTexts {
  return { 33: CAVELL, 36: SAPHIR, 37: ETRIERS }[id] ?? TILLEULS;
}

/** Date of delivery of a project, or that it is completed. */
export function deliveryWords({ finished, delivery }: DemoProject): Texts {
  return finished
    ? inFour(`Achevé en ${delivery}`, `Opgeleverd in ${delivery}`, `Completed in ${delivery}`, `Fertiggestellt ${delivery}`)
    : inFour(`Livraison prévue en ${delivery}`, `Oplevering voorzien in ${delivery}`, `Delivery planned for ${delivery}`, `Übergabe voraussichtlich ${delivery}`);
} // prettier-ignore
