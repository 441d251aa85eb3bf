/** Bars currently mounted at the lower edge of the screen. */
const bars = new Set<HTMLElement>()

/** px. Less than this is the browser's address bar showing or hiding, not a keyboard. */
const smallestKeyboard = 120

/**
 * `ref` for a bar at the lower edge. Keeps focused and edited content scrolled clear of the bar, whatever its height,
 * and the bar above a keyboard that overlays the page instead of resizing it.
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
  // A bar that holds the focus is in sight already; clearing it of itself would scroll the page with every letter.
  const others = all.filter((bar) => !bar.contains(document.activeElement))
  document.documentElement.toggleAttribute('data-bar-below', all.length > 0)
  style.setProperty('--edge-bar', `${highest(all)}px`)
  style.setProperty('--edge-clear', `${highest(others)}px`)
  style.setProperty('--keyboard', `${all.length > 0 ? keyboardHeight() : 0}px`)
}

function keyboardHeight(): number {
  const seen = window.visualViewport
  // When the page is zoomed, the visual viewport is smaller for that reason and says nothing about a keyboard.
  if (!seen || seen.scale > 1.01) return 0
  const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop)
  return covered < smallestKeyboard ? 0 : covered
}
