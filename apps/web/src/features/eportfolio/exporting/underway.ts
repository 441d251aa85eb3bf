import type { FormType } from '@learntrail/contract/eportfolio/facts'

/** An export started on this device and not dismissed yet. */
export interface Underway {
  /** Sent with every attempt, so that the export is made once. */
  clientId: string
  draftId: string
  type: FormType
  title: string
  /** Id of the e-portfolio that gets a new version. */
  ePortfolioId?: string | undefined
  /** Whether readers’ names are printed across the pages. */
  marksReaders?: boolean | undefined
  /** Number of the old version to be deleted for it, which the person accepted. */
  letsGo?: number | undefined
  /** Id of the e-portfolio and number of the version, once the server has accepted it. */
  id: string | null
  version: number | null
  /** Hidden until it is done or has failed. */
  isHidden: boolean
  begunAt: string
}

/** In milliseconds; afterwards the document is still in the library. */
const keptFor = 3 * 24 * 3_600_000
const prefix = 'learntrail.exports.'
const none: readonly Underway[] = []
const listeners = new Set<() => void>()
let account = ''
let items: readonly Underway[] = none

/** Store of running exports, per account, kept on this device across reloads. */
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
  /** Removes a cancelled export. */
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
    // Without storage it lasts as long as the page.
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

// Another window started or dismissed an export.
window.addEventListener('storage', ({ key }) => {
  if (key !== prefix + account) return
  items = load(account)
  announce()
})
