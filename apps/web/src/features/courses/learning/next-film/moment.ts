const written =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])'

/** Returns what the learner is doing while the film has ended. */
export const momentOf = (film: HTMLVideoElement) => ({
  isWriting: document.activeElement?.matches(written) ?? false,
  hasDialog: document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null,
  isHidden: document.visibilityState === 'hidden',
  isSilent: film.muted || film.volume === 0,
})
