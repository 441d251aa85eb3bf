interface LookOptions {
  /** A check that takes longer counts as failed. */
  patienceMs: number
  /** How long an answer is reused. */
  sharedMs: number
}

/**
 * Returns a function that checks whether something responds: once for all callers during the check and for `sharedMs`
 * after it, and never two checks at a time.
 */
export function sharedLook(
  work: () => Promise<unknown>,
  { patienceMs, sharedMs }: LookOptions,
): () => Promise<boolean> {
  let looking: Promise<boolean> | undefined
  let isStillBusy = false

  async function look(): Promise<boolean> {
    // While an earlier check is still hanging, no other is started.
    if (isStillBusy) return false
    isStillBusy = true
    const working = work().then(
      () => true,
      () => false,
    )
    void working.then(() => {
      isStillBusy = false
    })
    return Promise.race([working, refusedAfter(patienceMs)])
  }

  return () => {
    looking ??= look().finally(() =>
      setTimeout(() => {
        looking = undefined
      }, sharedMs).unref(),
    )
    return looking
  }
}

function refusedAfter(ms: number): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms).unref())
}
