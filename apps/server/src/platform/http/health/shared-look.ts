interface LookOptions {
  /** What takes longer counts as no. */
  patienceMs: number
  /** So long an answer holds for whoever asks next. */
  sharedMs: number
}

/** Looks whether something answers: once for all who ask meanwhile or soon after, and never two looks at a time. */
export function sharedLook(
  work: () => Promise<unknown>,
  { patienceMs, sharedMs }: LookOptions,
): () => Promise<boolean> {
  let looking: Promise<boolean> | undefined
  let isStillBusy = false

  async function look(): Promise<boolean> {
    // One that never came back is not joined by another.
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
