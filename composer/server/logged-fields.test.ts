import { loggedError, loggedFields, loggedRequest, loggedResponse, loggedUrl } from './logged-fields.ts';

test.each([
  ['/fr/nouveau-mot-de-passe/?token=s3cret&lang=fr', '/fr/nouveau-mot-de-passe/?token&lang'],
  ['/fr/contact/?jan@example.be', '/fr/contact/'],
  ['/fr/contact/?%6Aan=1&a=1&a=2', '/fr/contact/?a'],
  ['/fr/jan.peeters%40example.be/', '/fr/(e-mail)/'],
  ['/fr/a-vendre/', '/fr/a-vendre/'],
  ['/a?b=c?d=e', '/a?b'],
  ['/api/uploads/AbC.xyz.s3cret?lang=fr', '/api/uploads/(token)?lang'],
  ['/api/documents/AbC.xyz.s3cret', '/api/documents/(token)'],
  ['/API/Documents/form/s3cret', '/API/Documents/(token)'],
  ['http://site.example/api/uploads/s3cret/', 'http://site.example/api/uploads/(token)'],
  ['/api/uploads', '/api/uploads'],
  ['/api/uploads/form', '/api/uploads/form'],
  [undefined, 'undefined'],
])('of the address %s the log holds %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

test('an address without end is cut', () => {
  expect(loggedUrl(`/${'a'.repeat(10_000)}`)).toHaveLength(300);
});

test('of a request only id, method and address are written, of an answer the status', () => {
  const request = {
    id: 'r1',
    method: 'POST',
    url: '/api/forms/contact?email=jan',
    headers: { cookie: 'owner.session_token=s3cret', 'x-forwarded-for': '192.0.2.7' },
    remoteAddress: '192.0.2.7',
    body: { email: 'jan@example.be' },
  };
  expect(loggedRequest(request)).toEqual({ id: 'r1', method: 'POST', url: '/api/forms/contact?email' });
  expect(loggedResponse({ statusCode: 500, headers: { 'set-cookie': 'x' } } as never)).toEqual({
    statusCode: 500,
  });
});

test('what the list does not name is not written', () => {
  const logged = loggedFields({
    app: 'mf-search',
    attempts: 3,
    email: 'jan@example.be',
    body: { name: 'Jan' },
  });
  expect(logged).toMatchObject({ app: 'mf-search', attempts: 3 });
  expect(JSON.stringify(logged)).not.toContain('Jan');
  expect(JSON.stringify(logged)).not.toContain('jan@');
});

test('records are named by their number or id', () => {
  const records = { upload: 'Zm9v', delivery: '17', mail: '18' };
  expect(loggedFields(records)).toEqual(records);
});

test('of a database error neither parameters nor detail nor quoted values are written', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "Jan Peeters"'), {
    code: '22P02',
    detail: 'Key (email)=(jan@example.be) already exists.',
    parameters: ['Jan Peeters'],
  });
  const error = Object.assign(
    new Error('Failed query: insert into form_submissions values ($1)\nparams: Jan Peeters,jan@example.be', {
      cause,
    }),
    {
      params: ['Jan Peeters'],
      query: 'insert',
    },
  );
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    message: 'Failed query: insert into form_submissions values ($1) (parameters not written)',
    cause: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
  });
  expect(logged.stack).toMatch(/^\s+at .*logged-fields\.test/);
  expect(JSON.stringify(logged)).not.toMatch(/Jan|jan@/);
});

test('what could not be parsed is not quoted', () => {
  const parsing = new SyntaxError(`Unexpected token 'J', "Jan Peeters" is not valid JSON`);
  expect(loggedError(parsing).message).toBe('Unexpected token "…" is not valid JSON');
  const argument = Object.assign(new TypeError(`The argument 'path' is wrong. Received 'Jan'`), {
    code: 'ERR_INVALID_ARG_VALUE',
  });
  expect(loggedError(argument).message).toBe('The argument "…"');
});

test('a refusal of a mail server does not name the receiver', () => {
  const error = Object.assign(new Error('550 5.1.1 <jan+a@mail.example.be>: unknown user'), {
    code: 'EENVELOPE',
    rejected: ['jan+a@mail.example.be'],
  });
  expect(loggedError(error)).toMatchObject({
    code: 'EENVELOPE',
    message: '550 5.1.1 <(e-mail)>: unknown user',
  });
  expect(JSON.stringify(loggedError(error))).not.toContain('jan');
});

test('visitors’ network addresses are left out of messages, those of the API and versions of apps stay', () => {
  expect(loggedError(new Error('192.0.2.7 and 2001:db8:1:2::9 asked too much')).message).toBe(
    '(address) and (address) asked too much',
  );
  const internal = 'connect ECONNREFUSED 10.0.0.5:4100, mf-search@0.1.0-fc5a685e at 12:30:00';
  expect(loggedError(new Error(internal)).message).toBe(internal);
});

test.each([['text'], [undefined], [{ email: 'jan@example.be' }]])('%p may be thrown too', (thrown) => {
  expect(JSON.stringify(loggedError(thrown))).not.toContain('jan@');
});

test('causes that lead back to the error end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggedError(error))).toContain('round');
});
