/** Background and readable text, hex. */
interface LabelColours {
  background: string;
  text: string;
}

const INK = '#17211d';
const WHITE = '#ffffff';

/** From green to red, as on the certificates; half labels (`c_plus`, `c_sub`) share their letter's colour. */
const COLOURS: Readonly<Record<string, LabelColours>> = {
  a_plusplus: { background: '#00693c', text: WHITE },
  a_plus: { background: '#007f3f', text: WHITE },
  a: { background: '#3fae49', text: INK },
  b: { background: '#8cc63f', text: INK },
  c: { background: '#ffde17', text: INK },
  d: { background: '#fbb040', text: INK },
  e: { background: '#f58233', text: INK },
  f: { background: '#d3222a', text: WHITE },
  g: { background: '#a11a20', text: WHITE },
  h: { background: '#7a1418', text: WHITE },
  i: { background: '#54100f', text: WHITE },
};

const UNKNOWN: LabelColours = { background: '#e4dfd5', text: INK };

/** The label whose colours an energy label such as `a_plus` or `c_sub` has; undefined for anything that is no label. */
export const energyColour = (label: string): string | undefined =>
  [label, label.split('_', 1)[0] ?? ''].find((key) => Object.hasOwn(COLOURS, key));

/** The colours of an energy label; neutral for anything that is no label. */
export const energyColours = (label: string): LabelColours => COLOURS[energyColour(label) ?? ''] ?? UNKNOWN;
