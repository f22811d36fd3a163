import { gateway } from '../../testing/made-up-site.ts';

test('figures are not on the port of visitors', async () => {
  const { site } = await gateway();
  for (const path of ['/metrics', '/metrics/', '/METRICS', '//metrics', '/remotes/../metrics'])
    expect((await site.get(path)).text).not.toContain('process_cpu');
});

test('their own port serves figures and nothing else', async () => {
  const { site, figures } = await gateway();
  await site.get('/fr/').expect(200);
  const { text } = await figures.get('/metrics').expect(200);
  expect(text).toContain('site_page_render_seconds_count 1');
  expect(text).toContain('process_cpu_seconds_total');
  await figures.get('/fr/').expect(404);
  await figures.get('/readyz').expect(404);
});

test('reports of browsers are counted in them', async () => {
  const { site, figures } = await gateway();
  await site
    .post('/csp-reports')
    .type('application/csp-report')
    .send('{"csp-report":{"effective-directive":"img-src"}}')
    .expect(204);
  const { text } = await figures.get('/metrics').expect(200);
  expect(text).toContain('site_csp_reports_total{directive="img-src"} 1');
  expect(text).toContain('site_http_request_seconds_count{kind="csp-reports",status="204"} 1');
});
