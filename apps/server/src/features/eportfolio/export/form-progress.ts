/** A few times a second is enough for whoever watches. */
const pauseMs = 300
/** A long step says nothing of itself: so often it is asked all the same whether it is still wanted. */
const askMs = 1_000

/**
 * Writes down how far something is, not more often than need be. `save` answers whether it is still wanted; when it is
 * not, the making is given up.
 */
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
      // Progress is only for the eye: the making itself finds out what is wrong with the database.
      .catch(() => undefined)
  }
  const asking = setInterval(() => write(undefined), askMs)
  return {
    signal: stop.signal,
    onProgress(share: number): void {
      if (performance.now() - lastAt >= pauseMs) write(Math.min(1, Math.max(0, share)))
    },
    /** Ends it, once nothing is being written any more. */
    settled(): Promise<void> {
      clearInterval(asking)
      return writing
    },
  }
}
