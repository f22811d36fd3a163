import { buildApp, fixtureRemote } from 'composer/testing/fixture-app.ts';
import { LANGUAGES } from 'shared-kit/domain/languages';

/** A remote that the workspace does not know: a hint for property pages, and a kind of content module of its own. */
const CONFIG = `{
  name: 'mf-loans',
  widgets: {
    Hint: {
      code: './src/hint.tsx', slots: ['property/below-facts'],
      props: z.object({ propertyId: z.number(), reference: z.string() }),
    },
    Calculator: { code: './src/calculator.tsx', modules: ['mortgage-calculator'] },
  },
}`;

const HINT = `import { useState } from 'react';
export default function Hint({ propertyId, reference }: { propertyId: number; reference: string }) {
  const [asked, setAsked] = useState(0);
  return (
    <section aria-label="Loans">
      <p>A loan for {reference}, number {propertyId}</p>
      <button type="button" onClick={() => setAsked(asked + 1)}>Asked {asked} times</button>
    </section>
  );
}`;

const CALCULATOR = `import type { ModuleWidgetProps, WidgetLoaderArgs } from 'shared-kit/contracts/page';
export const loader = async ({ module }: WidgetLoaderArgs) => ({ kind: module.kind, rate: 3 });
export default function Calculator({ module, data }: ModuleWidgetProps<{ kind: string; rate: number }>) {
  return <p>{module.title}: {data.kind} at {data.rate} %</p>;
}`;

/** Builds it. Returns the folder of the build. */
export async function buildLoansRemote(folder: string): Promise<string> {
  const dir = fixtureRemote(
    {
      config: CONFIG,
      site: { preset: 'shared-kit/build', languages: LANGUAGES },
      imports: `import * as z from 'zod';`,
      files: { 'src/hint.tsx': HINT, 'src/calculator.tsx': CALCULATOR },
    },
    folder,
  );
  const { built, output } = await buildApp(dir);
  if (!built) throw new Error(output);
  return `${dir}/dist`;
}
