const key = 'react-router-scroll-positions'

/**
 * An address that is typed or followed from elsewhere begins at its top, also where this tab has been before; only the way
 * back, and a page loaded anew, are as far down as they were. The router keeps that by the address of a first page.
 */
export function startOnTop() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'navigate') return
  try {
    const { [location.pathname + location.search]: _, ...others } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.setItem(key, JSON.stringify(others))
  } catch {
    // Where nothing is kept nothing is found.
  }
}
