import { draftNames } from '../ui/keep-draft.ts'

/** Returns the name under which one window keeps its copy of a text that several windows may edit. */
export const windowName = (name: string, writer: string) => `${name}~${writer}`

const lockOf = (name: string) => `learntrail.${name}`

/** Tells other windows that this one is open, until it closes or the returned function is called. */
export function holdName(name: string): () => void {
  let release: () => void = () => undefined
  void navigator.locks?.request(lockOf(name), { ifAvailable: true }, () => new Promise<void>((end) => (release = end)))
  return () => release()
}

/**
 * Returns the names of closed windows. Without locks (plain http) these are the names of all windows, since any of them
 * may be closed.
 */
export async function closedWindows(name: string): Promise<string[]> {
  const names = draftNames(windowName(name, ''))
  if (names.length === 0 || !navigator.locks) return names
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map((lock) => lock.name))
  return names.filter((one) => !open.has(lockOf(one)))
}

/** Returns the names of all windows, open ones included. */
export const allWindows = (name: string) => draftNames(windowName(name, ''))
