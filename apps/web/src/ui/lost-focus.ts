import { useEffect } from 'react'

interface Stop {
  element: HTMLElement
  /** The enclosing list rows, from the innermost out, each with its next and previous sibling. */
  rows: { row: Element; beside: (Element | null)[] }[]
}

/** Rows of virtual lists carry `data-index`. */
const rowOf = 'li, tr, article, [data-index]'
const pressed = ':is(a[href], button:not(:disabled), [tabindex="0"]):not([tabindex="-1"])'
const written = 'textarea, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])'
const remembered = 12
/** ms. By then whatever takes the focus by itself, such as a new screen, has done so. */
const graceMs = 60

/**
 * Restores the focus when the focused element leaves the page, as with a deleted row or a closed panel: moves it to the
 * adjacent row, else to the place focused before, else to the heading. Otherwise screen readers and the next Tab would
 * start from the top. Also refocuses a button that was disabled while busy. Returns a function that stops this.
 */
export function findLostFocus(): () => void {
  let stops: Stop[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKeyboard = false
  const controller = new AbortController()
  const { signal } = controller

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    stops = [stopAt(target), ...stops.filter(({ element }) => element !== target)].slice(0, remembered)
  }
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  const find = () => {
    if (!isLost()) return
    const heading = document.querySelector<HTMLElement>('h1[tabindex="-1"]')
    const places = stops[0]?.element.matches('h1') ? [heading] : [...stops.map(placeNow), heading]
    for (const place of places) {
      if (!isLost()) return
      // After a mouse or touch action, do not scroll and do not focus a text field, which would open the on-screen
      // keyboard.
      if (place && (isKeyboard || !place.matches(written))) place.focus({ preventScroll: !isKeyboard })
    }
  }
  const notice = (changes: MutationRecord[]) => {
    const last = stops[0]?.element
    if (last === undefined) return
    if (last.isConnected) {
      const isReleased = changes.some(({ type, target }) => type === 'attributes' && target === last)
      if (isReleased && isLost() && !last.matches(':disabled')) last.focus({ preventScroll: true })
      return
    }
    clearTimeout(timer)
    timer = setTimeout(find, graceMs)
  }

  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('keydown', () => (isKeyboard = true), { signal, capture: true })
  document.addEventListener('pointerdown', () => (isKeyboard = false), { signal, capture: true })
  const observer = new MutationObserver(notice)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    controller.abort()
    observer.disconnect()
  }
}

/** Runs `findLostFocus` while mounted. */
export function FocusFinder() {
  useEffect(findLostFocus, [])
  return null
}

function stopAt(element: HTMLElement): Stop {
  const rows: Stop['rows'] = []
  for (let row = element.closest(rowOf); row; row = row.parentElement?.closest(rowOf) ?? null)
    rows.push({ row, beside: [row.nextElementSibling, row.previousElementSibling] })
  return { element, rows }
}

/**
 * Returns the element itself if still connected, else the first control of the row next to its former row, else null.
 */
function placeNow({ element, rows }: Stop): HTMLElement | null {
  if (element.isConnected) return element
  for (const { row, beside } of rows) {
    if (row.isConnected) return null
    for (const other of beside) {
      const place = other?.isConnected ? other.querySelector<HTMLElement>(pressed) : null
      if (place) return place
    }
  }
  return null
}
