import path from 'node:path';
import type { Rule } from 'eslint';
import { placeOf, targetOf } from './places.ts';
import { refusal } from './refusal.ts';
import { everyRequest, exposedFiles, type Request } from './requests.ts';

/** Checks every form of import against `who-may-import.ts`. */
export const importsRule = (root: string): Rule.RuleModule => ({
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = placeOf(root, context.filename);
    const check = (request: Request) => {
      const message = messageFor(request);
      if (message) context.report({ node: request.node as never, message });
    };

    function messageFor({ text, whole, isUrl, typeOnly }: Request): string | undefined {
      if (!whole && !/^[^.].*\/|^(\.\.?\/)+[^./]/.test(text)) {
        return 'This cannot be checked: begin with the folder and name of what is imported, as a text.';
      }
      // Both resolutions must be allowed, as the files beside it decide which one applies.
      const readings = isUrl && !/^[./]/.test(text) ? [text, `./${text}`] : [text];
      for (const reading of readings) {
        const message = refusal(from, targetOf(root, context.filename, reading), typeOnly);
        if (message) return message;
      }
      return undefined;
    }

    return {
      ...everyRequest(check),
      ...(path.basename(context.filename) === 'remote.config.ts' ? exposedFiles(check) : {}),
    } as unknown as Rule.RuleListener;
  },
});
