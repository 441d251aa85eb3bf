import type { FormType } from '@learntrail/contract/eportfolio/facts'

/** An export that this device began and has not put away yet. */
export interface Underway {
  /** Named with every try, so that it is made once. */
  clientId: string
  draftId: string
  type: FormType
  title: string
  /** The e-portfolio that gets a new version of it. */
  ePortfolioId?: string | undefined
  /** Readers’ names stand across its pages. */
  marksReaders?: boolean | undefined
  /** The version that goes for it, as the person was told. */
  letsGo?: number | undefined
  /** The e-portfolio and the number of its version, once the server has begun. */
  id: string | null
  version: number | null
  /** Not shown until there is something new about it. */
  isHidden: boolean
  begunAt: string
}

/** Whoever does not come back for it finds the document in the library. */
const keptFor = 3 * 24 * 3_600_000
const prefix = 'learntrail.exports.'
const none: readonly Underway[] = []
const listeners = new Set<() => void>()
let account = ''
let items: readonly Underway[] = none

/** What is under way, on this device and for one account; also after a reload. */
export const underway = {
  of(person: string): readonly Underway[] {
    if (person !== account) {
      account = person
      items = load(person)
    }
    return items
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  put(person: string, item: Underway) {
    const others = underway.of(person).filter(({ clientId }) => clientId !== item.clientId)
    keep([...others, item])
  },
  change(person: string, clientId: string, part: Partial<Underway>) {
    const before = underway.of(person)
    if (!before.some((item) => item.clientId === clientId)) return
    keep(before.map((item) => (item.clientId === clientId ? { ...item, ...part } : item)))
  },
  remove(person: string, clientId: string) {
    keep(underway.of(person).filter((item) => item.clientId !== clientId))
  },
  /** It was cancelled. */
  forget(person: string, { id, version, type }: Pick<Underway, 'id' | 'version' | 'type'>) {
    const isIt = (item: Underway) => item.id === id && item.version === version && item.type === type
    keep(underway.of(person).filter((item) => !isIt(item)))
  },
}

function keep(next: readonly Underway[]) {
  items = next.length === 0 ? none : next
  try {
    if (items.length === 0) localStorage.removeItem(prefix + account)
    else localStorage.setItem(prefix + account, JSON.stringify(items))
  } catch {
    // It lasts as long as the page then.
  }
  announce()
}

function load(person: string): readonly Underway[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + person) ?? '[]')
    if (!Array.isArray(stored)) return none
    const since = new Date(Date.now() - keptFor).toISOString()
    const recent = (stored as Underway[]).filter(({ begunAt }) => typeof begunAt === 'string' && begunAt > since)
    return recent.length === 0 ? none : recent
  } catch {
    return none
  }
}

function announce() {
  for (const listener of listeners) listener()
}

// Another window began one, or put one away.
window.addEventListener('storage', ({ key }) => {
  if (key !== prefix + account) return
  items = load(account)
  announce()
})
