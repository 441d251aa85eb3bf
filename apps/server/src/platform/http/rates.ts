import { LRUCache } from 'lru-cache'

/** Callers remembered at a time; the least recent are forgotten first. */
const mostCallers = 50_000

/** Shared budgets are leased in this many parts, so that a node withholds at most one part from the others. */
const parts = 16

/** How much a caller may spend, and in which time. */
export interface Budget {
  most: number
  windowMs: number
}

/** The budgets that all nodes share. */
export interface SharedBudgets {
  /** Returns whether there are other nodes to share with. */
  isNeeded(): boolean
  /**
   * Leases up to `ask` of what is left. `spent` is the total leased by all nodes in a window that ends in `endsInMs`.
   */
  lease(key: string, ask: number, budget: Budget): Promise<{ granted: number; spent: number; endsInMs: number }>
}

interface Spending {
  spent: number
  endsAt: number
  /** For a shared budget, what is leased here and by all nodes; undefined for what was spent without asking them. */
  lease?: { granted: number; spentByAll: number; isUsedUp: boolean }
}

/** The total after a call; the call is refused if it exceeds the budget. */
export interface Spent {
  spent: number
  isRefused: boolean
  /** Milliseconds until the window ends. */
  leftMs: number
}

/**
 * What each caller has spent in the window that began with their first call. A single node counts on its own; of
 * several, each leases parts of a budget and spends those, so that together they never allow more.
 */
export class Rates {
  readonly #spendings = new LRUCache<string, Spending>({ max: mostCallers })
  readonly #leasing = new Map<string, Promise<void>>()
  readonly #shared: SharedBudgets | undefined
  readonly #onFailure: (error: unknown) => void

  constructor(shared?: SharedBudgets, onFailure: (error: unknown) => void = () => undefined) {
    this.#shared = shared
    this.#onFailure = onFailure
  }

  /**
   * Spends `cost`, or refuses it. A refused call is not charged: a caller who cannot afford much may still do little.
   */
  async spend(key: string, cost: number, budget: Budget): Promise<Spent> {
    if (this.#shared?.isNeeded()) return this.#spendShared(this.#shared, key, cost, budget)
    return this.#spendHere(key, cost, budget)
  }

  #spendHere(key: string, cost: number, { most, windowMs }: Budget): Spent {
    const now = Date.now()
    const known = this.#current(key, now)
    const { spent, endsAt } = known ?? { spent: 0, endsAt: now + windowMs }
    const isRefused = spent + cost > most
    this.#spendings.set(key, { ...known, spent: isRefused ? spent : spent + cost, endsAt })
    return { spent: spent + cost, isRefused, leftMs: endsAt - now }
  }

  async #spendShared(shared: SharedBudgets, key: string, cost: number, budget: Budget): Promise<Spent> {
    for (;;) {
      const now = Date.now()
      const known = this.#current(key, now)
      const { spent = 0, endsAt = now + budget.windowMs, lease } = known ?? {}
      const granted = lease?.granted ?? spent
      if (known !== undefined && spent + cost <= granted) {
        known.spent += cost
        this.#spendings.set(key, known)
        return { spent: spentByAll(known), isRefused: false, leftMs: endsAt - now }
      }
      if (lease?.isUsedUp) return { spent: budget.most + cost, isRefused: true, leftMs: endsAt - now }
      const ask = Math.max(spent + cost - granted, Math.ceil(budget.most / parts))
      try {
        await this.#lease(shared, key, ask, budget)
      } catch {
        // If the nodes cannot coordinate they keep serving, and each counts on its own.
        return this.#spendHere(key, cost, budget)
      }
    }
  }

  /** Leases one part at a time per key: concurrent calls share its result. */
  #lease(shared: SharedBudgets, key: string, ask: number, budget: Budget): Promise<void> {
    const running = this.#leasing.get(key)
    if (running !== undefined) return running
    const leasing = shared
      .lease(key, ask, budget)
      .then(({ granted, spent, endsInMs }) => {
        const now = Date.now()
        const known = this.#current(key, now)
        this.#spendings.set(key, {
          spent: known?.spent ?? 0,
          endsAt: now + endsInMs,
          lease: {
            granted: (known?.lease?.granted ?? known?.spent ?? 0) + granted,
            spentByAll: spent,
            isUsedUp: granted < ask,
          },
        })
      })
      .catch((error: unknown) => {
        this.#onFailure(error)
        throw error
      })
      .finally(() => this.#leasing.delete(key))
    this.#leasing.set(key, leasing)
    return leasing
  }

  #current(key: string, now: number): Spending | undefined {
    const known = this.#spendings.get(key)
    return known !== undefined && known.endsAt > now ? known : undefined
  }
}

const spentByAll = ({ spent, lease }: Spending) =>
  lease === undefined ? spent : lease.spentByAll - lease.granted + spent
