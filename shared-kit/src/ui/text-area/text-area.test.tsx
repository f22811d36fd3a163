import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TextArea } from './text-area.tsx';

test('an error is said together with the field', () => {
  render(<TextArea label="Message" error="too long" defaultValue="…" />);
  const field = screen.getByLabelText('Message');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).toBe('too long');
});

test('without hint and error nothing is described', () => {
  render(<TextArea label="Message" />);
  expect(screen.getByLabelText('Message').hasAttribute('aria-describedby')).toBe(false);
});
