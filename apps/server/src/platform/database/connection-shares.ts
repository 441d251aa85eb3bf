/** Milliseconds. A connection held longer makes its kind of work slow: it waits for a lock, or does a lot. */
const slowAfterMs = 250

interface Waiting {
  work: string | undefined
  take(): void
}

/** The right to one connection, held until it is given back. */
export interface Share {
  giveBack(): void
}

/**
 * Decides who may take a connection of a pool, so that one kind of work (an endpoint of the contract) cannot take all
 * of them. A third is reserved for kinds that hold few connections, and the kinds that hold theirs for long share a
 * third among them. Slow work then waits for its own kind while everything else goes on.
 */
export class ConnectionShares {
  #size: number
  #reserve: number
  #ownShare: number
  #now: () => number
  #held = new Map<string | undefined, Set<number[]>>()
  #heldInAll = 0
  #slow = new Set<string>()
  #waiting: Waiting[] = []

  constructor(size: number, now: () => number = () => performance.now()) {
    this.#size = size
    this.#reserve = Math.max(1, Math.floor(size / 3))
    this.#ownShare = Math.max(1, Math.floor(size / 6))
    this.#now = now
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /**
   * Takes a share for a kind of work; undefined if it has to wait. Work without a kind is limited only by the pool's
   * size.
   */
  tryTake(work: string | undefined): Share | undefined {
    if (this.#heldInAll >= this.#size || !this.#mayTake(work)) return undefined
    const since = [this.#now()]
    const held = this.#held.get(work) ?? new Set()
    this.#held.set(work, held.add(since))
    this.#heldInAll += 1
    return { giveBack: () => this.#giveBack(work, held, since) }
  }

  /** Takes a share as soon as one is free; resolves to undefined after `mostMs` milliseconds. */
  async take(work: string | undefined, mostMs: number): Promise<Share | undefined> {
    const share = this.tryTake(work)
    if (share !== undefined) return share
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting)
        resolve(undefined)
      }, mostMs)
      const waiting: Waiting = {
        work,
        take: () => {
          clearTimeout(timer)
          resolve(this.tryTake(work))
        },
      }
      this.#waiting.push(waiting)
    })
  }

  #mayTake(work: string | undefined): boolean {
    if (work === undefined) return true
    if (this.#isSlow(work)) return this.#heldBySlow() < this.#reserve
    const own = this.#held.get(work)?.size ?? 0
    return own < this.#ownShare || this.#size - this.#heldInAll > this.#reserve
  }

  #isSlow(work: string): boolean {
    if (this.#slow.has(work)) return true
    const before = this.#now() - slowAfterMs
    for (const [since = 0] of this.#held.get(work) ?? []) if (since < before) return true
    return false
  }

  #heldBySlow(): number {
    let sum = 0
    for (const [work, held] of this.#held) if (work !== undefined && this.#isSlow(work)) sum += held.size
    return sum
  }

  #giveBack(work: string | undefined, held: Set<number[]>, since: number[]): void {
    if (!held.delete(since)) return
    this.#heldInAll -= 1
    if (held.size === 0) this.#held.delete(work)
    // A kind stays slow until one of its connections is given back quickly.
    if (work !== undefined) {
      if (this.#now() - (since[0] ?? 0) > slowAfterMs) this.#slow.add(work)
      else this.#slow.delete(work)
    }
    for (const waiting of this.#waiting) {
      if (this.#heldInAll >= this.#size) return
      if (!this.#mayTake(waiting.work)) continue
      this.#waiting = this.#waiting.filter((other) => other !== waiting)
      waiting.take()
    }
  }
}
