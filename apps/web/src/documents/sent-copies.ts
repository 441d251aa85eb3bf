import { draftNames } from '../ui/keep-draft.ts'

export interface CopyName {
  accountId: string
  kind: string
  thingId: string
}

const prefix = 'learntrail.document.'
const marks = 'document.'
const nameOf = ({ accountId, kind, thingId }: CopyName) => `${accountId}.${kind}.${thingId}`

/** What the copy of a document is called on the device, and what notes that something of it is nowhere else. */
export const databaseOf = (name: CopyName) => prefix + nameOf(name)
export const marksOf = (name: CopyName) => marks + nameOf(name)

/** What this device has of documents goes, but for what is nowhere else: that stays for whoever wrote it. */
export async function forgetSentCopies(): Promise<void> {
  try {
    const databases = (await indexedDB.databases?.()) ?? []
    const kept = draftNames(marks).map((name) => name.replace(/~.*$/, ''))
    for (const { name } of databases) {
      if (name?.startsWith(prefix) && !kept.includes(marks + name.slice(prefix.length))) indexedDB.deleteDatabase(name)
    }
  } catch {
    // A device that cannot tell what it has keeps nothing.
  }
}
