/** A text on the map, which is announced when it changes (product S11: the message's information). */
export function shownMessage(root: HTMLElement) {
  const note = document.createElement('p');
  note.className = 'map-note';
  note.setAttribute('role', 'status');
  note.hidden = true;
  root.append(note);
  return {
    show(text: string) {
      note.hidden = text === '';
      if (note.textContent !== text) note.textContent = text;
    },
  };
}
