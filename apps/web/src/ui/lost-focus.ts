import { useEffect } from 'react'

interface Stop {
  element: HTMLElement
  /** The rows of lists it stood in, from the innermost out, with those beside them. */
  rows: { row: Element; beside: (Element | null)[] }[]
}

/** Those of a list that is drawn as one scrolls say their `data-index`. */
const rowOf = 'li, tr, article, [data-index]'
const pressed = ':is(a[href], button:not(:disabled), [tabindex="0"]):not([tabindex="-1"])'
const written = 'textarea, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])'
const remembered = 12
/** What takes the focus by itself, as a screen that opens, has done so by then. */
const graceMs = 60

/**
 * Where what has the focus is taken off the page, as a row that is deleted or a panel that closes, the row beside it has
 * the focus next, else the place before it, else the heading: screen readers would begin the page anew, and the next Tab
 * with it. A button that could not be pressed while it was busy has it again. Answers what ends this.
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
      // A mouse or a finger is where it is: the page does not move, and no keyboard comes up.
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

/** The same for as long as it is on the page. */
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

/** Itself, else what can be pressed first in the row that is next to its own. */
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
