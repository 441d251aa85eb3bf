import { draftNames } from '../ui/keep-draft.ts'

/** Where a window keeps its own text of what several windows may write. */
export const windowName = (name: string, writer: string) => `${name}~${writer}`

const lockOf = (name: string) => `learntrail.${name}`

/** Tells other windows that this one is open, until it closes or the answer is called. */
export function holdName(name: string): () => void {
  let release: () => void = () => undefined
  void navigator.locks?.request(lockOf(name), { ifAvailable: true }, () => new Promise<void>((end) => (release = end)))
  return () => release()
}

/** Names of windows that were closed. Pages of a plain http address have no locks: there all of them may be. */
export async function closedWindows(name: string): Promise<string[]> {
  const names = draftNames(windowName(name, ''))
  if (names.length === 0 || !navigator.locks) return names
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map((lock) => lock.name))
  return names.filter((one) => !open.has(lockOf(one)))
}

/** Every window's name, also of those that are open. */
export const allWindows = (name: string) => draftNames(windowName(name, ''))
