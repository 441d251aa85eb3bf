const key = 'react-router-scroll-positions'

/**
 * Makes a typed or followed address start at the top, even if this tab has shown it before; Back and a reload restore
 * the scroll position. Needed because the router stores the position of a first page by its address.
 */
export function startOnTop() {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'navigate') return
  try {
    const { [location.pathname + location.search]: _, ...others } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.setItem(key, JSON.stringify(others))
  } catch {
    // Without storage there is no stored position either.
  }
}
