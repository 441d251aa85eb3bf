/** Milliseconds between updates; a few a second are enough to watch. */
const pauseMs = 300
/** Milliseconds between checks whether the result is still wanted, as long steps report no progress. */
const askMs = 1_000

/** Saves progress at intervals. `save` returns whether the result is still wanted; if not, `signal` aborts the work. */
export function watchProgress(save: (share: number | undefined) => Promise<boolean>) {
  const stop = new AbortController()
  let writing: Promise<void> = Promise.resolve()
  let lastAt = 0
  const write = (share: number | undefined) => {
    lastAt = performance.now()
    writing = writing
      .then(async () => {
        if (!(await save(share))) stop.abort()
      })
      // Progress is only displayed; a failing database shows in the work itself.
      .catch(() => undefined)
  }
  const asking = setInterval(() => write(undefined), askMs)
  return {
    signal: stop.signal,
    onProgress(share: number): void {
      if (performance.now() - lastAt >= pauseMs) write(Math.min(1, Math.max(0, share)))
    },
    /** Ends the checks; resolves once nothing is being written. */
    settled(): Promise<void> {
      clearInterval(asking)
      return writing
    },
  }
}
