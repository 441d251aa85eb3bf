import { draftNames, dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'
import { type DraftChange, type DraftPart, stampOf } from './draft-parts.ts'

/** What this device keeps of a draft while the server has not got it. */
export interface KeptChanges {
  version: number
  parts: DraftChange
  /** Stamps of those parts before they were changed. */
  before: Partial<Record<DraftPart, string>>
  savedAt: string
}

const nameOf = (account: string, draft: string) => `export.${account}.${draft}`
const lockOf = (name: string) => `learntrail.${name}`

/**
 * The changes of one window, kept under a name of their own, so that two windows never write over each other. A lock
 * that ends with its window tells what a closed window left behind from what an open one is writing.
 */
export function createKeptChanges(account: string, draft: string, writer: string) {
  const mine = `${nameOf(account, draft)}~${writer}`
  let release: () => void = () => undefined
  void navigator.locks?.request(lockOf(mine), { ifAvailable: true }, () => new Promise<void>((end) => (release = end)))

  return {
    /** False when the device cannot keep it. */
    write(changes: Omit<KeptChanges, 'savedAt'>): boolean {
      const savedAt = new Date().toISOString()
      writeDraft(mine, { ...changes, savedAt } satisfies KeptChanges)
      return readDraft<KeptChanges>(mine).savedAt === savedAt
    },
    drop: () => dropDraft(mine),
    /** What a closed window left, the latest first; under this window's name from now on. */
    async takeOver(): Promise<KeptChanges | null> {
      const left = (await abandonedNames(account, draft))
        .filter((name) => name !== mine)
        .map((name) => ({ name, kept: readDraft<KeptChanges>(name) }))
        .sort((one, another) => ((one.kept.savedAt ?? '') < (another.kept.savedAt ?? '') ? 1 : -1))
      const [latest] = left
      if (!latest) return null
      const { version, parts, before, savedAt } = latest.kept
      const isWhole = version !== undefined && parts && before && savedAt !== undefined
      if (isWhole) writeDraft(mine, latest.kept)
      dropDraft(latest.name)
      return isWhole ? { version, parts, before, savedAt } : null
    },
    close: () => release(),
  }
}

async function abandonedNames(account: string, draft: string): Promise<string[]> {
  const names = draftNames(`${nameOf(account, draft)}~`)
  if (names.length === 0 || !navigator.locks) return names
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  return names.filter((name) => !open.has(lockOf(name)))
}

/** Deletes what is kept of a draft that is thrown away. */
export function forgetKept(account: string, draft: string) {
  for (const name of draftNames(`${nameOf(account, draft)}~`)) dropDraft(name)
}

export const stampsOf = (draft: DraftChange, names: Iterable<DraftPart>) =>
  Object.fromEntries([...names].map((name) => [name, shortened(stampOf(name, draft))])) as KeptChanges['before']

export const isStamp = (stamp: string | undefined, name: DraftPart, draft: DraftChange) =>
  stamp === shortened(stampOf(name, draft))

/** A text's length and hash, which is enough to tell whether it changed. */
function shortened(text: string): string {
  let hash = 5_381
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) >>> 0
  return `${text.length}.${hash}`
}
