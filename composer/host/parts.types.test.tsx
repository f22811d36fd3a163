import { expect, test } from '@jest/globals';
import { RemoteWidget, Slot } from './host.tsx';

declare module 'composer/contract' {
  interface UsedWidgets {
    'mf-test/Sum': { amount: number; note?: string };
  }
  interface OfferedSlots {
    'test/aside': { id: number };
  }
}

// Never run: the type check of this workspace is the test. A line that is right by mistake makes `@ts-expect-error` an error.
const uses = () => [
  <RemoteWidget key="1" remote="mf-test" name="Sum" amount={1} fallback={null} />,
  <RemoteWidget key="2" remote="mf-test" name="Sum" amount={1} note="net" fallback={null} />,
  // @ts-expect-error a number is asked for
  <RemoteWidget key="3" remote="mf-test" name="Sum" amount="1" fallback={null} />,
  // @ts-expect-error the amount is missing
  <RemoteWidget key="4" remote="mf-test" name="Sum" fallback={null} />,
  // @ts-expect-error a prop that was not declared
  <RemoteWidget key="5" remote="mf-test" name="Sum" amount={1} colour="red" fallback={null} />,
  // @ts-expect-error a widget that the app has not declared
  <RemoteWidget key="6" remote="mf-test" name="Other" fallback={null} />,
  // @ts-expect-error no fallback
  <RemoteWidget key="7" remote="mf-test" name="Sum" amount={1} />,
  <Slot key="8" name="test/aside" id={1} />,
  // @ts-expect-error the id is missing
  <Slot key="9" name="test/aside" />,
  // @ts-expect-error a slot that the app has not declared
  <Slot key="10" name="test/nowhere" id={1} />,
];

test('wrong props of widgets and slots fail the type check', () => {
  expect(uses).toBeInstanceOf(Function);
});
