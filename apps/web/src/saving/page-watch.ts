interface PageWatch {
  /** The page is hidden or closing and may get no further event. */
  onLeave: () => void
  /** The page is visible again. */
  onReturn: () => void
}

/** Watches for the page being left and seen again; returns a function that stops this. */
export function watchPage({ onLeave, onReturn }: PageWatch): () => void {
  const turned = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn())
  window.addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', turned)
  return () => {
    window.removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', turned)
  }
}
