import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';

/** An element as data: the arguments of `createElement`. */
export interface TreeNode {
  tag: string;
  props: Record<string, unknown>;
  children: (TreeNode | string)[];
}

/** Parses markup in a browser into a tree that React renders back into the same markup. */
export async function markupTree(html: string): Promise<TreeNode> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    return await page.evaluate(parseInBrowser, html);
  } finally {
    await browser.close();
  }
}

/** Runs in the browser, so it can use nothing from outside. */
function parseInBrowser(html: string): TreeNode {
  const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor' };
  const RAW = new Set(['script', 'style', 'textarea']);
  return toTree(new DOMParser().parseFromString(html, 'text/html').documentElement);

  function toTree(element: Element): TreeNode {
    const tag = element.tagName.toLowerCase();
    const props = Object.fromEntries(
      Array.from(element.attributes, (attribute) => toProp(element, attribute)),
    );
    if (RAW.has(tag)) {
      props.dangerouslySetInnerHTML = { __html: element.textContent ?? '' };
      return { tag, props, children: [] };
    }
    const children = [...element.childNodes].flatMap((node) =>
      node instanceof Element ? toTree(node) : node instanceof Text ? node.data : [],
    );
    return { tag, props, children };
  }

  /** React omits boolean attributes whose value is an empty string, and takes styles as an object. */
  function toProp(element: Element, { name, value }: Attr): [string, unknown] {
    if (name === 'style') {
      const { style } = element as HTMLElement;
      return [
        'style',
        Object.fromEntries(Array.from(style, (property) => [property, style.getPropertyValue(property)])),
      ];
    }
    return [NAMES[name] ?? name, value === '' && name !== 'alt' && name !== 'value' ? true : value];
  }
}
