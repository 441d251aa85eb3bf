import { LRUCache } from 'lru-cache'

/** Callers that are remembered at a time; whoever called longest ago is forgotten first. */
const mostCallers = 50_000

/** A budget is leased from what all nodes share in so many parts: one holds back at most one of them from the others. */
const parts = 16

/** What a caller may spend, and in which time. */
export interface Budget {
  most: number
  windowMs: number
}

/** What all nodes have of a caller's budgets. */
export interface SharedBudgets {
  /** Whether there are other nodes, with which a budget has to be shared. */
  isNeeded(): boolean
  /** Leases up to `ask` of what is left. `spent` is what has been leased altogether, in a window that ends in `endsInMs`. */
  lease(key: string, ask: number, budget: Budget): Promise<{ granted: number; spent: number; endsInMs: number }>
}

interface Spending {
  spent: number
  endsAt: number
  /** Of what all nodes share: leased here, and by all nodes; undefined for what was spent without asking them. */
  lease?: { granted: number; spentByAll: number; isUsedUp: boolean }
}

/** What was spent with a call: more than there is, and the call is refused. */
export interface Spent {
  spent: number
  isRefused: boolean
  /** Until the window ends. */
  leftMs: number
}

/**
 * What each caller has spent of a budget in the window that began with its first call. A node that serves alone counts by
 * itself; of several, each leases parts of a budget and spends them by itself, so that together they never allow more.
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

  /** Spends `cost`, or refuses. What is refused costs nothing: whoever cannot afford much may still do little. */
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
        // Nodes that cannot agree are still nodes that serve: each counts by itself.
        return this.#spendHere(key, cost, budget)
      }
    }
  }

  /** One at a time for a key: whoever comes meanwhile sees what it has brought. */
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
