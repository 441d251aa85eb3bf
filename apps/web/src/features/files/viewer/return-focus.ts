/** On what opens a file: where the focus goes back to. */
export const opensFile = (id: string) => ({ 'data-opens-file': id })

const patience = 40

/**
 * After the viewer: the focus goes to what opens the file that was looked at last, else to what opened the viewer. The
 * screen may still be on its way, so it is looked for during a few frames.
 */
export function focusOpener(ids: readonly string[], frame = 0) {
  const opener = ids
    .map((id) => document.querySelector<HTMLElement>(`[data-opens-file="${CSS.escape(id)}"]`))
    .find((element) => element !== null)
  // A frame later: the screen itself moves the focus to its heading when it appears.
  if (opener) requestAnimationFrame(() => opener.focus({ preventScroll: true }))
  else if (frame < patience) requestAnimationFrame(() => focusOpener(ids, frame + 1))
}
