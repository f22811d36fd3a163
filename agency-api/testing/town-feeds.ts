import type { Feed } from 'shared-kit/contracts/feed/feed';
import { createFeed } from './feed-builder.ts';

/** Homes in towns with names in several languages, with main types, references and streets, of which one is not public. */
export function townFeeds(): [Feed, Feed] {
  const homes = [
    { ID: 1, City: 'Namur', Zip: '5000', MainTypeName: 'Villa', RecordFile: 'NAM-7001' },
    { ID: 2, City: 'Namur', Zip: '5000', WebIDs: '2', MainTypeName: 'Appartement', RecordFile: 'NAM-7002' },
    { ID: 3, City: 'Eghezée', Zip: '5310', MainTypeName: 'Villa', RecordFile: 'EGH-7003' },
    { ID: 4, City: 'Ixelles', Zip: '1050', WebIDs: '2', MainTypeName: 'Duplex', RecordFile: 'IXL-7004' },
    {
      ID: 5,
      City: 'Bruxelles',
      Zip: '1000',
      WebIDs: '2',
      MainTypeName: 'Appartement',
      RecordFile: 'BRU-7005',
    },
    { ID: 6, City: 'Liège', Zip: '4000', MainTypeName: 'Maison', RecordFile: 'LIE-7006', Goal: 1 as const },
    {
      ID: 7,
      City: 'Wavre',
      Zip: '1300',
      MainTypeName: 'Maison',
      TypeDescription: 'Maison - vendu',
      RecordFile: 'WAV-7007',
    },
    { ID: 8, City: 'Wavre', Zip: '1300', MainTypeName: 'Maison', Marquee: 18, RecordFile: 'WAV-7008' },
  ];
  const street = (ID: number, Street: string, PublishAddress = true) => ({ ID, Street, PublishAddress });
  return [
    createFeed('fr', homes, {
      details: [
        { ...street(1, 'Rue de Fer'), Garden: true, Description: '<p>Piscine chauffée</p>' },
        street(2, 'Chaussée de Louvain'),
        { ID: 7, Garden: true, Lift: true },
        { ...street(3, 'Avenue des Tilleuls', false), Garden: true },
        street(4, 'Rue de la Paix'),
        street(5, 'Rue de Fer'),
      ],
    }),
    createFeed(
      'nl',
      [
        { ...homes[0]!, City: 'Namen' },
        { ...homes[4]!, City: 'Brussel' },
      ],
      { details: [street(1, 'IJzerstraat'), street(5, 'IJzerstraat')] },
    ),
  ];
}
