import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { PictureUnavailable } from '../../files/pictures/picture-unavailable.ts';
import type { Pictures } from '../../files/pictures/pictures.ts';
import sharp from '../../files/pictures/sharp.ts';
import { brochureContent } from './brochure-content.ts';
import { createBrochures } from './brochures.ts';

const SITE = 'https://agency.example';

/** An agency's picture host that answers nobody before it is released. */
async function heldPictureHost() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    void released.then(() => response.writeHead(404).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release,
    async close() {
      release();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

describeOnDatabase('the brochure of a property', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given, { publicUrl: SITE });
  });

  const ask = (id: number | string, lang = 'fr') =>
    request(api.app).get(`/api/properties/${id}/brochure.pdf`).query({ lang }).responseType('blob');
  const read = async (id: number, lang = 'fr') => {
    const { body } = await ask(id, lang).expect(200);
    const document = await getDocumentProxy(new Uint8Array(body as Buffer));
    const { text, totalPages } = await extractText(document, { mergePages: true });
    return { text: text.replace(/\s+/g, ' '), totalPages };
  };

  test('says on two pages what the page says, in each language', async () => {
    const detail = {
      ID: 1,
      Title: 'Belle villa',
      Description: `<p>Bonjour &amp; bienvenue.</p>${'<p>Une phrase de plus.</p>'.repeat(400)}`,
      Price: 400_000,
      Street: 'Rue Haute',
      HouseNumber: '7',
      PublishAddress: true,
      BedRooms: 3,
      SurfaceLiving: 120,
      CO2Emission: 35,
      EPCLabelText: 'B',
      GScore: 'A' as const,
      Heating: 'x'.repeat(300),
      Manager: { Name: 'Anne Dubois', Phone: '0475123456' },
    };
    await api.load(createFeed('fr', [{ ID: 1, RecordFile: 'R-1' }], { details: [detail] }));
    const french = await read(1);
    expect(french.totalPages).toBe(2);
    for (const said of [
      'Belle villa',
      'Rue Haute 7',
      '€ 400.000',
      '120 m²',
      'CO₂',
      'Bonjour & bienvenue',
      'Chambres',
      'R-1',
    ])
      expect(french.text).toContain(said);
    expect(french.text).toContain('Anne Dubois 0475 12 34 56');
    expect((await read(1, 'nl')).text).toMatch(/Slaapkamers.*Uw contactpersoon/);
    expect((await read(1, 'de')).text).toMatch(/Schlafzimmer.*Ihr Kontakt/);
    const { headers } = await ask(1, 'en').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="brochure-R-1.pdf"',
      'x-robots-tag': 'noindex',
    });
  });

  test('calls the energy label as the region of the home does, in each language', async () => {
    const home = (ID: number, Zip: string, City: string) => ({ ID, Zip, City });
    const labelled = (ID: number) => ({ ID, EPCLabelText: 'B', PublishAddress: true });
    await api.load(
      createFeed('fr', [home(1, '5000', 'Namur'), home(2, '9000', 'Gent')], {
        details: [labelled(1), labelled(2)],
      }),
    );
    for (const [lang, inWallonia, inFlanders] of [
      ['nl', 'Energielabel (EPB)', 'Energielabel (EPC)'],
      ['fr', 'Classe énergétique (PEB)', 'Label énergétique (EPC)'],
      ['en', 'Energy label (PEB)', 'Energy label (EPC)'],
      ['de', 'Energieklasse (PEB)', 'Energieklasse (EPC)'],
    ] as const) {
      expect((await read(1, lang)).text).toContain(inWallonia);
      expect((await read(2, lang)).text).toContain(inFlanders);
    }
  });

  test('has the map of the site around its place, or around its town where the address is withheld', async () => {
    const detail = { Street: 'Rue Haute', Latitude: 50.4412, Longitude: 4.9012 };
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2 }], {
        details: [
          { ID: 1, ...detail, PublishAddress: true },
          { ID: 2, ...detail, PublishAddress: false },
        ],
      }),
    );
    for (const id of [1, 2]) {
      const { text, totalPages } = await read(id, 'nl');
      expect(totalPages).toBe(2);
      expect(text).toMatch(/Andenne.*© OpenStreetMap · Natural Earth · GSHHG · GeoNames \(CC BY 4\.0\)/);
      const { body } = await request(api.app).get(`/api/properties/${id}`).query({ lang: 'nl' });
      const { property } = body as PropertyResponse;
      const shown = { property, language: 'nl', site: SITE, createdAt: new Date() } as const;
      const { place } = brochureContent(given.config, shown).map!;
      expect(place.lat === detail.Latitude && place.lng === detail.Longitude).toBe(id === 1);
    }
  });

  test('keeps the list of a description as one, and says that visits are suspended', async () => {
    const description = '<p>Les atouts :</p><ul><li>cinq chambres</li><li>un garage</li></ul><p>À voir.</p>';
    await api.load(
      createFeed('fr', [{ ID: 1, TypeDescription: 'Villa - Visites suspendues' }, { ID: 2 }], {
        details: [
          { ID: 1, Description: description },
          { ID: 2, Description: description },
        ],
      }),
    );
    const { text } = await read(1);
    expect(text).toContain('Les atouts : • cinq chambres • un garage À voir.');
    expect(text).toContain('Les visites sont suspendues pour l’instant.');
    expect((await read(1, 'de')).text).toContain('Besichtigungen sind zurzeit ausgesetzt.');
    expect((await read(2)).text).not.toContain('suspendues');
  });

  test('tells nothing that a record withholds', async () => {
    const detail = {
      ID: 1,
      Price: 123_456,
      NotaryFees: 123_456,
      PublishPrice: false,
      Street: 'Rue Secrète',
      PublishAddress: false,
      OwnerEmail: 'owner@secret.example',
      Documents: [{ ID: 1, Name: 'Titre', Url: 'https://files.example/hidden.pdf', Public: false }],
    };
    await api.load(
      createFeed('fr', [{ ID: 1 }], { details: [{ ...detail, PublishPrice: true }] }),
      createFeed('nl', [{ ID: 1 }], { details: [detail] }),
    );
    for (const lang of ['fr', 'nl', 'de']) {
      const { text } = await read(1, lang);
      expect(text).not.toMatch(/123[.\s]?456|Secr|secret|hidden/);
    }
    expect((await read(1)).text).toContain('Prix non communiqué');
  });

  test('is not made of what is no longer to be had, nor of what nobody can ask for', async () => {
    await api.load(createFeed('fr', [{ ID: 1, TypeDescription: 'Maison - vendue' }, { ID: 2 }]));
    await ask(1).expect(410);
    await ask(99).expect(404);
    await ask(2, 'xx').expect(422);
    for (const id of ['abc', '-1', '1.5', '99999999999', '%00']) expect((await ask(id)).status).toBe(422);
  });

  test('is made once for those who ask for the same at once', async () => {
    await api.load(createFeed('fr', [{ ID: 1 }]));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(1)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  /** Homes whose photos are with a host that answers nobody yet, and one without a photo, 100. */
  async function loadHeld(origin: string, count: number) {
    api = testApi(given, { publicUrl: SITE, pictureHosts: new URL(origin).host });
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const photo = { Name: 'Façade', Kind: 'photo' as const, Width: 600, Height: 400 };
    const details = ids.map((ID) => ({ ID, Pictures: [{ ...photo, ID, Url: `${origin}/${ID}.jpg` }] }));
    const homes = [...ids, 100].map((ID) => ({ ID }));
    await api.load(createFeed('fr', homes, { details }));
    return ids;
  }

  test('many at once of one visitor are turned away rather than let the API stand still', async () => {
    const host = await heldPictureHost();
    try {
      const ids = await loadHeld(host.origin, 20);
      let refused = 0;
      const answers = ids.map(async (id) => {
        const { status, headers } = await ask(id);
        // One is being made and six wait: nobody who is refused waits for them.
        if (status === 503 && (refused += 1) === ids.length - 7) host.release();
        return `${status} ${headers['retry-after'] ?? ''}`;
      });
      const statuses = await Promise.all(answers);
      expect(statuses.filter((status) => status === '200 ')).toHaveLength(7);
      expect(statuses.filter((status) => status === '503 10')).toHaveLength(ids.length - 7);
    } finally {
      await host.close();
    }
  });

  test('of another visitor does not wait for one who asks for many at once', async () => {
    const host = await heldPictureHost();
    try {
      const ids = await loadHeld(host.origin, 14);
      const { promise: isFull, resolve: full } = Promise.withResolvers<void>();
      const greedy = ids.map(async (id) => {
        const { status } = await ask(id).set('x-forwarded-for', '203.0.113.7');
        if (status === 503) full();
      });
      await isFull;
      // None of the others has got any: their photos are still waited for.
      await ask(100).set('x-forwarded-for', '203.0.113.8').expect(200);
      host.release();
      await Promise.all(greedy);
    } finally {
      await host.close();
    }
  });

  test('a visitor who has it is told that it is the same, until the property changes', async () => {
    await api.load(createFeed('fr', [{ ID: 1 }]));
    const { headers } = await ask(1).expect(200);
    await ask(1).set('if-none-match', headers.etag!).expect(304);
    await api.load(createFeed('fr', [{ ID: 1, TypeDescription: 'Villa' }]));
    await ask(1).set('if-none-match', headers.etag!).expect(200);
  });

  describe('that was made', () => {
    let dataFolder: string;
    let failures: Set<string>;
    let made: number;
    beforeEach(() => {
      dataFolder = mkdtempSync(join(tmpdir(), 'brochures-'));
      failures = new Set();
      made = 0;
    });
    afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

    /** Brochures of a process, of a home with one photo; changes are to its answer. */
    async function brochures(config = given.config) {
      const photo = { ID: 1, Url: 'https://photos.example/1.jpg', Name: '', Kind: 'photo' as const };
      const details = [{ ID: 1, Pictures: [{ ...photo, Width: 600, Height: 400 }] }];
      await api.load(createFeed('fr', [{ ID: 1 }], { details }));
      const { body } = await request(api.app).get('/api/properties/1?lang=fr').expect(200);
      const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
        .webp()
        .toBuffer();
      const pictures = {
        find: async (id: string) => ({ id }),
        async variant({ id }: { id: string }) {
          made++;
          if (failures.has(id)) throw new PictureUnavailable('silent', 'no answer');
          return bytes;
        },
      } as unknown as Pictures;
      const { property } = body as PropertyResponse;
      const { find, loadBytes } = createBrochures({
        config,
        properties: async () => new PreparedAnswer({ property } as PropertyResponse),
        pictures,
        dataFolder,
        logger: pino({ level: 'silent' }),
      });
      const read = async (language: Language = 'fr') =>
        loadBytes(await find({ id: 1, language, site: SITE }), 'visitor', new AbortController().signal);
      return { property, read };
    }
    const file = () =>
      join(dataFolder, 'brochures-cache', readdirSync(join(dataFolder, 'brochures-cache'))[0]!);

    test('is kept through a restart, until its content or the configuration changes', async () => {
      const first = await brochures();
      const bytes = await first.read();
      expect(made).toBe(1);
      expect((await first.read()).equals(bytes)).toBe(true);
      const restarted = await brochures();
      expect((await restarted.read()).equals(bytes)).toBe(true);
      expect(made).toBe(1);
      restarted.property.reference = 'R-2';
      await restarted.read();
      expect(made).toBe(2);
      await restarted.read('nl');
      expect(made).toBe(3);
      const renamed = { ...given.config, agency: { ...given.config.agency, phone: '+3210000000' } };
      await (await brochures(renamed)).read();
      expect(made).toBe(4);
    });

    test('without a picture that could not be had is not kept on the disk', async () => {
      const { property, read } = await brochures();
      failures.add(property.pictures[0]!.id);
      await read();
      await read();
      expect(made).toBe(1);
      failures.clear();
      await (await brochures()).read();
      expect(made).toBe(2);
    });

    test.each(['', '%PDF-1.7 cut off', '<p>Maintenance</p>'])(
      'is made again where its file is %j',
      async (damaged) => {
        const bytes = await (await brochures()).read();
        writeFileSync(file(), damaged);
        const again = await (await brochures()).read();
        expect(again.subarray(0, 5).toString()).toBe('%PDF-');
        expect(again).toHaveLength(bytes.length);
        expect(made).toBe(2);
      },
    );

    test('is served where nothing can be kept', async () => {
      writeFileSync(join(dataFolder, 'brochures-cache'), 'a file in place of the folder');
      expect((await (await brochures()).read()).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });

  test('a link checker is told whether there is one, and no file is made for it', async () => {
    await api.load(createFeed('fr', [{ ID: 1 }]));
    const head = (id: number) =>
      request(api.app).head(`/api/properties/${id}/brochure.pdf`).query({ lang: 'fr' });
    const { headers } = await head(1).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-length']).toBeUndefined();
    await head(2).expect(404);
  });
});
