import { beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { feedOf } from '../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../testing/test-api.ts';

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

describeOnEachDatabase('the brochure of a property', (given) => {
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
    await api.load(feedOf('fr', [{ ID: 1, RecordFile: 'R-1' }], { details: [detail] }));
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
      feedOf('fr', [{ ID: 1 }], { details: [{ ...detail, PublishPrice: true }] }),
      feedOf('nl', [{ ID: 1 }], { details: [detail] }),
    );
    for (const lang of ['fr', 'nl', 'de']) {
      const { text } = await read(1, lang);
      expect(text).not.toMatch(/123[.\s]?456|Secr|secret|hidden/);
    }
    expect((await read(1)).text).toContain('Prix non communiqué');
  });

  test('is not made of what is no longer to be had, nor of what nobody can ask for', async () => {
    await api.load(feedOf('fr', [{ ID: 1, TypeDescription: 'Maison - vendue' }, { ID: 2 }]));
    await ask(1).expect(410);
    await ask(99).expect(404);
    await ask(2, 'xx').expect(422);
    for (const id of ['abc', '-1', '1.5', '99999999999', '%00']) expect((await ask(id)).status).toBe(422);
  });

  test('is made once for those who ask for the same at once', async () => {
    await api.load(feedOf('fr', [{ ID: 1 }]));
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(1)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  test('many at once are turned away rather than let the API stand still', async () => {
    const host = await heldPictureHost();
    try {
      api = testApi(given, { publicUrl: SITE, pictureHosts: new URL(host.origin).host });
      const ids = Array.from({ length: 20 }, (_, index) => index + 1);
      const details = ids.map((ID) => ({
        ID,
        Pictures: [
          {
            ID,
            Url: `${host.origin}/${ID}.jpg`,
            Name: 'Façade',
            Kind: 'photo' as const,
            Width: 600,
            Height: 400,
          },
        ],
      }));
      await api.load(
        feedOf(
          'fr',
          ids.map((ID) => ({ ID })),
          { details },
        ),
      );
      let refused = 0;
      const answers = ids.map(async (id) => {
        const { status } = await ask(id);
        // One is being made and twelve wait: nobody who is refused waits for them.
        if (status === 503 && (refused += 1) === ids.length - 13) host.release();
        return status;
      });
      const statuses = await Promise.all(answers);
      expect(statuses.filter((status) => status === 200)).toHaveLength(13);
      expect(statuses.filter((status) => status === 503)).toHaveLength(ids.length - 13);
    } finally {
      await host.close();
    }
  });

  test('a visitor who has it is told that it is the same, until the property changes', async () => {
    await api.load(feedOf('fr', [{ ID: 1 }]));
    const { headers } = await ask(1).expect(200);
    await ask(1).set('if-none-match', headers.etag!).expect(304);
    await api.load(feedOf('fr', [{ ID: 1, TypeDescription: 'Villa' }]));
    await ask(1).set('if-none-match', headers.etag!).expect(200);
  });

  test('a link checker is told whether there is one, and no file is made for it', async () => {
    await api.load(feedOf('fr', [{ ID: 1 }]));
    const head = (id: number) =>
      request(api.app).head(`/api/properties/${id}/brochure.pdf`).query({ lang: 'fr' });
    const { headers } = await head(1).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-length']).toBeUndefined();
    await head(2).expect(404);
  });
});
