interface EarlyAnswer {
  address: string
  answer: Promise<Response>
  /** When it was requested, by `Date.now()`. */
  at: number
}

declare global {
  interface Window {
    /** Filled by `src/boot/boot.ts`, which runs before all other code. */
    learntrailEarly?: EarlyAnswer[]
  }
}

/** ms. An older answer may be outdated, because the page was asleep. */
const patience = 30_000

/** Returns the answer to a GET that the page sent before its code was loaded; each is handed out once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = window.learntrailEarly ?? []
  const place = early.findIndex((one) => one.address === address)
  const [taken] = place < 0 ? [] : early.splice(place, 1)
  return taken !== undefined && Date.now() - taken.at < patience ? taken.answer : undefined
}

/** Drops early answers that nothing has taken. */
export function forgetEarly(): void {
  window.learntrailEarly = undefined
}
