type QueryValue = string | number | boolean | null | undefined;

/** Fills the path template and appends the query: arrays become repeated keys, undefined and null are omitted. */
export function operationUrl(template: string, params: object, query: object): string {
  const values = new Map<string, QueryValue>(Object.entries(params));
  const path = template.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat() as QueryValue[]) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
