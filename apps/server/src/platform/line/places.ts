import { liveLimits } from '@learntrail/contract/live/limits'
import { refuse } from '../http/refusal.ts'

/** Counts the open lines of each person and each network. */
export class Places {
  #taken = new Map<string, number>()
  readonly #perPerson: number

  constructor(perPerson: number = liveLimits.perPerson) {
    this.#perPerson = perPerson
  }

  /**
   * Takes a place for both, or refuses with `TOO_MANY_REQUESTS`. Returns how to give it back; calling that twice is
   * harmless.
   */
  take({ accountId, address }: { accountId: string; address: string }): () => void {
    const isFull = this.#of(accountId) >= this.#perPerson || this.#of(address) >= liveLimits.perAddress
    if (isFull) refuse('TOO_MANY_REQUESTS', { retryAfter: liveLimits.askSeconds })
    const both = [accountId, address]
    for (const one of both) this.#taken.set(one, this.#of(one) + 1)
    return () => {
      for (const one of both.splice(0)) {
        const left = this.#of(one) - 1
        if (left > 0) this.#taken.set(one, left)
        else this.#taken.delete(one)
      }
    }
  }

  #of(one: string): number {
    return this.#taken.get(one) ?? 0
  }
}
