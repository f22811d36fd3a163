import { isEmpty } from 'shared-kit/domain/texts';
import type { Language } from 'shared-kit/domain/languages';

interface ProjectName {
  projectId: number;
  language: Language;
  city: string | null;
  name: string | null;
}

/** The names of the projects that units belong to. */
export class ProjectVocabulary {
  readonly #projects: Map<number, ProjectName[]>;
  readonly #order: (language: Language) => Language[];

  constructor(projects: ProjectName[], order: (language: Language) => Language[]) {
    this.#projects = Map.groupBy(projects, ({ projectId }) => projectId);
    this.#order = order;
  }

  /** The projects, each with all its names. */
  *entries(): Generator<{ id: number; names: string[] }> {
    for (const [id, named] of this.#projects)
      yield { id, names: [...new Set(named.flatMap(({ name }) => (isEmpty(name) ? [] : name!)))] };
  }

  /** Name and town of a project in a language (product T1); undefined for an unknown project. */
  project(id: number, language: Language): { id: number; name: string; city: string } | undefined {
    const projects = this.#projects.get(id);
    if (!projects) return undefined;
    const inOrder = this.#order(language)
      .map((candidate) => projects.find((project) => project.language === candidate))
      .filter((project) => project !== undefined);
    const name = inOrder.find((project) => !isEmpty(project.name))?.name ?? '';
    return { id, name, city: inOrder.find((project) => !isEmpty(project.city))?.city ?? '' };
  }
}
