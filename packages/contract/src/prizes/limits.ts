export const prizeLimits = {
  /** Days after which an application that was sent counts as received. */
  receivedByItself: 14,
  /** Days after its end for which what an application holds about a person is kept. */
  erasedAfter: 30,
  /** Whoever is younger needs a guardian, where the prize asks for one. */
  ofAge: 20,
  /** Characters of a digital code. */
  code: { min: 4, max: 200 },
  /** Codes that are pasted at a time. */
  codesAtOnce: 5_000,
} as const
