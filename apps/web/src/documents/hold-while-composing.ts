/** Can hold back changes by others. */
interface Holding {
  /** Holds changes back until the returned function is called. */
  hold(): () => void
}

/**
 * Holds back changes by others while an input method composes inside the element, because most input methods lose the
 * composition when the text around it changes. Returns a function that stops this.
 */
export function holdWhileComposing(element: HTMLElement, shared: Holding): () => void {
  let release: (() => void) | undefined
  const begin = () => {
    release ??= shared.hold()
  }
  const end = () => {
    // The composed text is written by the event after this one.
    const ending = release
    release = undefined
    if (ending !== undefined) setTimeout(ending)
  }
  element.addEventListener('compositionstart', begin)
  element.addEventListener('compositionend', end)
  element.addEventListener('focusout', end)
  return () => {
    element.removeEventListener('compositionstart', begin)
    element.removeEventListener('compositionend', end)
    element.removeEventListener('focusout', end)
    release?.()
    release = undefined
  }
}
