const mostVisits = 20

/** What is kept of the last visits of a screen, by their key in the history: coming back finds the screen as it was left. */
export function byVisit<Value>() {
  const kept = new Map<string, Value>()
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
