/** Bars at the lower edge of the screen that are there now. */
const bars = new Set<HTMLElement>()

/** So little is the address bar of a browser that comes and goes, not a keyboard. */
const smallestKeyboard = 120

/**
 * For the `ref` of a bar at the lower edge: the page keeps what is written in and what takes the focus above it, however
 * high it grows, and above a keyboard that lies over the page instead of shrinking it.
 */
export function coverEdge(bar: HTMLElement | null) {
  if (!bar) return
  bars.add(bar)
  const stopListening = listen(bar)
  tell()
  return () => {
    stopListening()
    bars.delete(bar)
    tell()
  }
}

function listen(bar: HTMLElement): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const observer = new ResizeObserver(tell)
  observer.observe(bar)
  bar.addEventListener('focusin', tell, { signal })
  bar.addEventListener('focusout', tell, { signal })
  window.visualViewport?.addEventListener('resize', tell, { signal })
  window.visualViewport?.addEventListener('scroll', tell, { signal })
  return () => {
    observer.disconnect()
    controller.abort()
  }
}

function tell() {
  const { style } = document.documentElement
  const highest = (among: HTMLElement[]) => Math.max(0, ...among.map(({ offsetHeight }) => offsetHeight))
  const all = [...bars]
  // Whoever writes in a bar sees it; to keep that clear of itself would move the page with every letter.
  const others = all.filter((bar) => !bar.contains(document.activeElement))
  document.documentElement.toggleAttribute('data-bar-below', all.length > 0)
  style.setProperty('--edge-bar', `${highest(all)}px`)
  style.setProperty('--edge-clear', `${highest(others)}px`)
  style.setProperty('--keyboard', `${all.length > 0 ? keyboardHeight() : 0}px`)
}

function keyboardHeight(): number {
  const seen = window.visualViewport
  // Zoomed in, a part of the page is out of sight for another reason.
  if (!seen || seen.scale > 1.01) return 0
  const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop)
  return covered < smallestKeyboard ? 0 : covered
}
