import { LANGUAGES } from 'shared-kit/domain/languages';
import { slugIn } from 'shared-kit/domain/slug';
import { readArticleText, type ArticleLanguage } from './article-language.ts';
import type { FolderFiles } from './folder-files.ts';
import { failed, fileKey, given, isObject, jsonObject, type ReadPages } from './raw-value.ts';
import type { SourceText } from './source-text.ts';

/** An article: `article.json` with what is the same in every language, and a Markdown file for each language. */
export function articlePage(files: FolderFiles, folder: string): ReadPages {
  const key = fileKey(folder);
  const shared = jsonObject(files, `${folder}/article.json`);
  if ('fault' in shared) return failed(shared.fault);
  const { author, date, picture, related, ...page } = shared.value;
  const texts = LANGUAGES.flatMap((language) => {
    const file = `${folder}/${language}.md`;
    const bytes = files.get(file);
    return bytes ? [readArticleText(language, file, bytes)] : [];
  });
  const faults = texts.flatMap((text) => text.faults);
  const known = new Set(['article.json', ...LANGUAGES.map((language) => `${language}.md`)]);
  for (const name of files.keys())
    if (name.startsWith(`${folder}/`) && !known.has(name.slice(folder.length + 1)))
      faults.push({ file: name, rule: `is no file of an article: those are ${[...known].join(', ')}` });
  if (texts.length === 0)
    faults.push({ file: folder, rule: 'has no text: an article has a file such as fr.md for each language' });

  const perLanguage = (field: keyof (typeof texts)[number]['fields']) =>
    Object.fromEntries(
      texts.flatMap(({ language, fields }) =>
        fields[field] === undefined ? [] : [[language, fields[field]]],
      ),
    );
  const lead = perLanguage('description');
  const value = {
    ...page,
    page: key,
    title: perLanguage('title'),
    metadata: {
      ...(isObject(page.metadata) ? page.metadata : {}),
      ...some('metadataTitle', perLanguage('metadataTitle')),
      metadataDescription: lead,
    },
    article: { lead, ...given({ author, date, picture, related }) },
    modules: [
      {
        id: 'text',
        kind: 'article',
        description: Object.fromEntries(texts.map(({ language, html }) => [language, html])),
      },
    ],
  };
  return {
    pages: [
      {
        key,
        file: `${folder}/article.json`,
        value,
        findPlace: (path) => placeInArticle(path, shared.source, texts),
        linkNames: texts.flatMap(({ linkNames }) => linkNames),
        slugs: Object.fromEntries(
          texts.map(({ language, fields }) => [
            language,
            fields.slug ?? slugIn(language, fields.title ?? key),
          ]),
        ),
      },
    ],
    faults,
  };
}

const some = (name: string, texts: object) => (Object.keys(texts).length > 0 ? { [name]: texts } : {});

function placeInArticle(path: readonly PropertyKey[], shared: SourceText, texts: readonly ArticleLanguage[]) {
  const [first, second, ...rest] = path;
  const language = texts.find((text) => path.includes(text.language));
  if (first === 'paths' && language) return { file: language.file, line: language.front.findLine(['slug']) };
  if (first === 'title' && language) return { file: language.file, line: language.front.findLine(['title']) };
  if (first === 'modules') return { file: language?.file ?? shared.file };
  const inJson = first === 'article' ? [second!, ...rest].filter((part) => part !== undefined) : path;
  return { file: shared.file, line: shared.findLine(inJson) };
}
