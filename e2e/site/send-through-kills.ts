import type { OwnSite } from './own-site.ts';
import { expect } from './test.ts';
import type { VisitorForm } from './visitor-form.ts';

const FORMS_PER_ROUND = 16;

/**
 * In each round new visitors and those without a response send their forms concurrently, and a service is killed meanwhile.
 * At the end all visitors send again, those with a response as by a double click. Returns all forms.
 */
export async function sendThroughKills(
  site: OwnSite,
  createForm: (visitor: number) => VisitorForm,
  killed: readonly ('api' | 'gateway')[],
): Promise<VisitorForm[]> {
  const forms: VisitorForm[] = [];
  const answered = new Set<VisitorForm>();
  let cutOff = 0;
  for (const [round, service] of killed.entries()) {
    for (let index = 0; index < FORMS_PER_ROUND; index++) forms.push(createForm(forms.length));
    // The delay differs from round to round.
    let untilKill = 1 + ((round * 3) % FORMS_PER_ROUND);
    const sendings = forms
      .filter((form) => !answered.has(form))
      .map(async (form) => {
        if (await form.send(site.url)) answered.add(form);
        else cutOff++;
        if (--untilKill === 0) await site[service].kill();
      });
    await Promise.all(sendings);
    await site[service].start();
  }
  expect(cutOff, 'forms that a kill left without an answer').toBeGreaterThan(0);
  expect(await Promise.all(forms.map((form) => form.send(site.url)))).not.toContain(false);
  return forms;
}
