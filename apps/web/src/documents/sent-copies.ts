import { draftNames } from '../ui/keep-draft.ts'

export interface CopyName {
  accountId: string
  kind: string
  thingId: string
}

const prefix = 'learntrail.document.'
const marks = 'document.'
const nameOf = ({ accountId, kind, thingId }: CopyName) => `${accountId}.${kind}.${thingId}`

/** Names of a document's IndexedDB copy, and of the localStorage marks for changes that are nowhere else. */
export const databaseOf = (name: CopyName) => prefix + nameOf(name)
export const marksOf = (name: CopyName) => marks + nameOf(name)

/** Deletes this device's copies of documents, except those with unsent changes, which stay for their writer. */
export async function forgetSentCopies(): Promise<void> {
  try {
    const databases = (await indexedDB.databases?.()) ?? []
    const kept = draftNames(marks).map((name) => name.replace(/~.*$/, ''))
    for (const { name } of databases) {
      if (name?.startsWith(prefix) && !kept.includes(marks + name.slice(prefix.length))) indexedDB.deleteDatabase(name)
    }
  } catch {
    // Without `indexedDB.databases`, or when storage fails, nothing can be listed and so nothing is deleted.
  }
}
