import type { ProjectCard } from 'shared-kit/contracts/api/project';

/** "Maison (2), Appartement (12)": names with the count of each in brackets (product N5). */
export function typesOfName(webIdName: string): ProjectCard['types'] {
  return webIdName
    .split(/,(?![^(]*\))/)
    .map((text) => /^(.*?)\s*(?:\((\d+)\))?$/s.exec(text.trim()))
    .flatMap((match) => (match?.[1] ? [{ name: match[1], count: match[2] ? Number(match[2]) : null }] : []));
}

/** The numbers in the feed's "1, 2". */
export function idsOfWebId(webId: string): number[] {
  return (webId.match(/\d{1,9}/g) ?? []).map(Number);
}
