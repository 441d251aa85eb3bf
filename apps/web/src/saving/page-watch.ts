interface PageWatch {
  /** The page may be closed or frozen without another word. */
  onLeave: () => void
  /** It is looked at again. */
  onReturn: () => void
}

/** Watches whether the page is left; answers how to stop. */
export function watchPage({ onLeave, onReturn }: PageWatch): () => void {
  const turned = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn())
  window.addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', turned)
  return () => {
    window.removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', turned)
  }
}
