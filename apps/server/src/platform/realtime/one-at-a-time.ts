/**
 * Returns a function that never runs `work` twice at once. Calls during a run share the next one, which sees what they
 * have changed.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function run(): Promise<void> {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }

  return () => {
    if (running === undefined) return run()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
}
