/** What lets changes of others wait. */
interface Holding {
  /** From now on they wait, until the answer is called. */
  hold(): () => void
}

/**
 * Lets what others write wait as long as an input method composes in an element or below: most of them lose what is being
 * composed when the text around it changes. Answers how to stop.
 */
export function holdWhileComposing(element: HTMLElement, shared: Holding): () => void {
  let release: (() => void) | undefined
  const begin = () => {
    release ??= shared.hold()
  }
  const end = () => {
    // What was composed is written in the event after this one.
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
