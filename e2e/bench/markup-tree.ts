import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser.ts';

/** An element as data: what `createElement` takes. */
export interface TreeNode {
  tag: string;
  props: Record<string, unknown>;
  children: (TreeNode | string)[];
}

/** Markup as a tree that React can render back into the same markup. A browser parses it. */
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

/** Runs in the browser, so everything that it needs is inside. */
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

  /** React leaves out an attribute whose value is an empty string where it means true, and wants styles as an object. */
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
