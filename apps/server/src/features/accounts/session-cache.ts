import type { SessionFacts } from './sessions.repository.ts'

export interface KnownSession extends SessionFacts {
  /** Of whoever is suspended: what they were asked to mend. */
  mends: readonly string[]
}

/** Facts are believed for this long before they are read again; changes on this node drop them at once. */
const believedForMs = 5_000
const mostKept = 20_000

/** Access facts by cookie, kept for seconds so that a screen's calls cost one read. */
export class SessionCache {
  #facts = new Map<string, { facts: KnownSession; until: number }>()

  get(token: string, now: number): KnownSession | undefined {
    const kept = this.#facts.get(token)
    if (kept === undefined) return undefined
    if (kept.until > now) return kept.facts
    this.#facts.delete(token)
    return undefined
  }

  set(token: string, facts: KnownSession, now: number): void {
    if (this.#facts.size >= mostKept) {
      const oldest = this.#facts.keys().next().value
      if (oldest !== undefined) this.#facts.delete(oldest)
    }
    this.#facts.set(token, { facts, until: now + believedForMs })
  }

  /** Forgets all that is known of an account: its profile, plan, role or sessions changed. Null: of all. */
  dropAccount(accountId: string | null): void {
    if (accountId === null) this.#facts.clear()
    for (const [token, { facts }] of this.#facts) if (facts.accountId === accountId) this.#facts.delete(token)
  }
}
