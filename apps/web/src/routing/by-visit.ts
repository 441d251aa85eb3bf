const mostVisits = 20

const all: Map<string, unknown>[] = []

/** What is kept of the last visits of a screen, by their key in the history: coming back finds the screen as it was left. */
export function byVisit<Value>() {
  const kept = new Map<string, Value>()
  all.push(kept)
  return {
    get: (visit: string): Value | undefined => kept.get(visit),
    keep: (visit: string, value: Value): void => {
      kept.delete(visit)
      kept.set(visit, value)
      const [oldest] = kept.keys()
      if (kept.size > mostVisits && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** As when a page is loaded anew. */
export function forgetVisits(): void {
  for (const kept of all) kept.clear()
}
