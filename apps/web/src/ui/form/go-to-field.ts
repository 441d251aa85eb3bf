import { errorId, labelId } from './field.tsx'

/** ms. How long to wait for a field whose code is still loading. */
const longestWait = 10_000
let stopWaiting = () => {}

/**
 * Focuses a field by its id, or the first control of a group, and scrolls its error into view. A field that is still
 * loading is focused once it is there, unless the person presses a key or the pointer first.
 */
export function goToField(id: string) {
  stopWaiting()
  // Wait until React has rendered the error.
  requestAnimationFrame(() => {
    if (!focusById(id)) focusOnceThere(id)
  })
}

const controls = ['input', 'button', 'select', 'textarea'].map((name) => `${name}:not(:disabled)`).join()

function focusById(id: string): boolean {
  // A group has no element of its own to type into, so its first control has the focus.
  const group = document.getElementById(labelId(id))?.closest('fieldset')
  const field = document.getElementById(id) ?? group?.querySelector<HTMLElement>(controls)
  if (!field) return false
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
  // A long textarea is taller than the screen, so its error needs a scroll of its own.
  document.getElementById(errorId(id))?.scrollIntoView({ block: 'nearest' })
  return true
}

function focusOnceThere(id: string) {
  const given = new AbortController()
  const observer = new MutationObserver(() => {
    if (focusById(id)) stopWaiting()
  })
  const timer = setTimeout(() => stopWaiting(), longestWait)
  stopWaiting = () => {
    observer.disconnect()
    clearTimeout(timer)
    given.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, stopWaiting, { signal: given.signal })
}
