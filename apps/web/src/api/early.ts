interface EarlyAnswer {
  address: string
  answer: Promise<Response>
  /** When it was asked for. */
  at: number
}

declare global {
  interface Window {
    /** Filled by `src/boot/boot.ts`, before there is any other code. */
    learntrailEarly?: EarlyAnswer[]
  }
}

/** Later than this the answer may be an old one: the page was asleep. */
const patience = 30_000

/** The answer to a GET that the page asked for before its code was there; each is given out once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = window.learntrailEarly ?? []
  const place = early.findIndex((one) => one.address === address)
  const [taken] = place < 0 ? [] : early.splice(place, 1)
  return taken !== undefined && Date.now() - taken.at < patience ? taken.answer : undefined
}

/** Forgets what was asked early and taken by nobody. */
export function forgetEarly(): void {
  window.learntrailEarly = undefined
}
