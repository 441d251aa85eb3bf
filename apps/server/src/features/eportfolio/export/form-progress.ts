/** A few times a second is enough for whoever watches. */
const pauseMs = 300

/**
 * Writes down how far something is, not more often than need be. `save` answers whether it is still wanted; when it is
 * not, the making is given up.
 */
export function watchProgress(save: (share: number) => Promise<boolean>) {
  const stop = new AbortController()
  let writing: Promise<void> = Promise.resolve()
  let lastAt = 0
  return {
    signal: stop.signal,
    onProgress(share: number): void {
      const now = performance.now()
      if (now - lastAt < pauseMs) return
      lastAt = now
      writing = writing
        .then(async () => {
          if (!(await save(Math.min(1, Math.max(0, share))))) stop.abort()
        })
        // Progress is only for the eye: the making itself finds out what is wrong with the database.
        .catch(() => undefined)
    },
    /** Once nothing is being written any more. */
    settled: () => writing,
  }
}
