/** Settled once the browser has nothing more urgent to do: for what a screen may show a moment later. */
export const whenCalm = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 })
    else setTimeout(resolve, 300)
  })
