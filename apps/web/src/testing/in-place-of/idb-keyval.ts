const usual = 'keyval-store'
const databases = new Map<string, Map<string, unknown>>()

/** What the device keeps in a database, or in the one that is there for everything. */
export function keptOnDevice(database = usual): Map<string, unknown> {
  const kept = databases.get(database) ?? new Map()
  databases.set(database, kept)
  return kept
}

export function clearDevice(): void {
  for (const kept of databases.values()) kept.clear()
}

// In the place of `idb-keyval`: there is no such database here.
export const createStore = (database: string) => database

export const get = async (name: string, store?: string) => keptOnDevice(store).get(name)

export const set = async (name: string, kept: unknown, store?: string) => void keptOnDevice(store).set(name, kept)

export const update = async (name: string, change: (kept: unknown) => unknown, store?: string) =>
  set(name, change(await get(name, store)), store)

export const del = async (name: string, store?: string) => void keptOnDevice(store).delete(name)
