/** Marks the link that opens a file, so that the focus can return to it. */
export const opensFile = (id: string) => ({ 'data-opens-file': id })

const patience = 40

/**
 * After the viewer closes, focuses the link that opens the file seen last, else the one that opened the viewer. The
 * screen may still be loading, so the search is repeated for up to 40 frames.
 */
export function focusOpener(ids: readonly string[], frame = 0) {
  const opener = ids
    .map((id) => document.querySelector<HTMLElement>(`[data-opens-file="${CSS.escape(id)}"]`))
    .find((element) => element !== null)
  // A frame later, as the screen moves the focus to its heading when it appears.
  if (opener) requestAnimationFrame(() => opener.focus({ preventScroll: true }))
  else if (frame < patience) requestAnimationFrame(() => focusOpener(ids, frame + 1))
}
