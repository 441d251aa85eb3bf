const usual = 'keyval-store'
const databases = new Map<string, Map<string, unknown>>()

/** Returns what the device has stored in a database, by default in the general one. */
export function keptOnDevice(database = usual): Map<string, unknown> {
  const kept = databases.get(database) ?? new Map()
  databases.set(database, kept)
  return kept
}

export function clearDevice(): void {
  for (const kept of databases.values()) kept.clear()
}

// Replaces `idb-keyval`, because jsdom has no IndexedDB.
export const createStore = (database: string) => database

export const get = async (name: string, store?: string) => keptOnDevice(store).get(name)

export const set = async (name: string, kept: unknown, store?: string) => void keptOnDevice(store).set(name, kept)

export const update = async (name: string, change: (kept: unknown) => unknown, store?: string) =>
  set(name, change(await get(name, store)), store)

export const del = async (name: string, store?: string) => void keptOnDevice(store).delete(name)
