import type { SessionFacts } from './sessions.repository.ts'

export interface KnownSession extends SessionFacts {
  /** For a suspended account: what it was asked to correct. */
  mends: readonly string[]
}

/** How long facts are trusted before they are read again; changes announced by `accessChanged` drop them at once. */
const believedForMs = 5_000
const mostKept = 20_000

/** Caches access facts by cookie for seconds, so that a screen's calls cost one read. */
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

  /** Drops everything cached for an account whose profile, plan, role or sessions changed; null drops everything. */
  dropAccount(accountId: string | null): void {
    if (accountId === null) this.#facts.clear()
    for (const [token, { facts }] of this.#facts) if (facts.accountId === accountId) this.#facts.delete(token)
  }
}
