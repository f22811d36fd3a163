import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/render-part.tsx';
import { CitySelect, RoomSelect } from './disclosure-select.examples.tsx';

beforeEach(() => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
});

const form = (
  <>
    <CitySelect />
    <button>Rechercher</button>
  </>
);

function setup() {
  renderPart(form);
  const user = userEvent.setup();
  const trigger = document.querySelector('summary')!;
  return { user, trigger, details: trigger.parentElement as HTMLDetailsElement };
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('reports what is chosen', async () => {
  const { user, trigger } = setup();
  await user.click(trigger);
  await user.click(box(/Dinant/));
  await user.click(box(/Gand/));
  expect(trigger.textContent).toContain('dinant, gand');
});

test('finds choices without accents, and keeps hidden choices in the form', async () => {
  const { user, trigger } = setup();
  await user.click(trigger);
  await user.click(box(/Dinant/));
  await user.type(screen.getByRole('searchbox'), 'liege');
  expect(screen.getAllByRole('checkbox').map((input) => (input as HTMLInputElement).value)).toEqual([
    'liège',
  ]);
  expect(document.querySelector<HTMLInputElement>('input[type=hidden]')!.value).toBe('dinant');
});

test('says when nothing is found', async () => {
  const { user, trigger } = setup();
  await user.click(trigger);
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByRole('status').textContent).toContain('xyz');
});

test('arrows move, space toggles, Enter and Escape close and return to the button', async () => {
  const { user, trigger, details } = setup();
  trigger.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(box(/Braine/));
  await user.keyboard(' ');
  expect(trigger.textContent).toContain('braine');
  await user.keyboard('{Enter}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(trigger);
  await user.keyboard('{ArrowDown}{Escape}');
  expect(details.open).toBe(false);
});

test('closes when the focus or a press goes elsewhere', async () => {
  const { user, trigger, details } = setup();
  await user.click(trigger);
  expect(details.open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(details.open).toBe(false);
});

test('Tab closes', async () => {
  const { user, trigger, details } = setup();
  await user.click(trigger);
  await user.tab();
  expect(details.open).toBe(false);
});

test('options with a number have minus and plus, never below 0 nor above the most, and send it under their name', async () => {
  renderPart(
    <form>
      <RoomSelect />
    </form>,
  );
  const user = userEvent.setup();
  const trigger = document.querySelector('summary')!;
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'chambres : un de plus' }));
  await user.click(screen.getByRole('button', { name: 'chambres : un de plus' }));
  expect(trigger.textContent).toContain('2 chambres');
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'chambres' });
  field.focus();
  await user.keyboard('++++');
  expect(field.value).toBe('3');
  await user.keyboard('-----');
  expect(field.value).toBe('0');
  // The browser enlarges the page by them.
  await user.keyboard('{Control>}+{/Control}{Meta>}+{/Meta}');
  expect(field.value).toBe('0');
  expect(screen.getByRole('button', { name: 'chambres : un de moins' })).toHaveProperty('disabled', true);
  await user.keyboard('+{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'garages' }));
  expect([...new FormData(document.querySelector('form')!)]).toEqual([
    ['chambres', '1'],
    ['garages', '0'],
  ]);
});
