const mostVisits = 20

const all: Map<string, unknown>[] = []

/**
 * Keeps a value for each of a screen's last 20 visits, by their history key, so that going back finds the screen as it
 * was left.
 */
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

/** Forgets all visits, as a reload does. */
export function forgetVisits(): void {
  for (const kept of all) kept.clear()
}
