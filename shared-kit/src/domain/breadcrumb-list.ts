interface Step {
  label: string;
  path?: string;
}

/**
 * The breadcrumb of a page as a `BreadcrumbList` of schema.org. A step without a path has no `item`: any address would claim to be that
 * step's page. `address` is the absolute address of the page, to which paths are relative.
 */
export function breadcrumbList(steps: readonly Step[], address: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: new URL(path, address).href }),
    })),
  };
}
