import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Fills in every required field, in French. */
export async function fillForm(user: UserEvent): Promise<void> {
  const texts: [label: RegExp, text: string][] = [
    [/^Message/, 'Bonjour'],
    [/^Prénom/, 'Marie'],
    [/^Nom/, 'Dupont'],
    [/^E-mail/, 'marie@example.be'],
    [/^Téléphone/, '0475 12 34 56'],
    [/^Adresse/, 'Rue Haute'],
    [/^Code postal/, '5000'],
    [/^Localité/, 'Namur'],
  ];
  for (const [label, text] of texts) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByLabelText(/^J’accepte/));
}
