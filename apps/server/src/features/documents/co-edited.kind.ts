import type { DocumentAccess } from '@learntrail/contract/documents/facts'
import type { Doc } from 'yjs'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { byName, type Declared, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** Names the document of a thing. */
export interface DocumentName {
  kind: string
  thingId: string
}

/** Type of a document's root: a map, a plain text, or rich text. */
export type RootType = 'map' | 'text' | 'xml'

/** Things of a feature that several people write at once: each has a document of this kind. */
export interface CoEdited {
  kind: string
  /** The schema version that this server writes; an editor with an older one than the document's is refused. */
  schema: number
  /** Everything at the document's root. A change that adds another root is refused. */
  roots: Readonly<Record<string, RootType>>
  /**
   * Returns what an account may do with the document; undefined if it does not exist for them. Permission to write is
   * cached for a while, or until `documentAccessChanged`.
   */
  may(platform: Platform, who: { thingId: string; accountId: string }): Promise<DocumentAccess | undefined>
  /**
   * Returns the function that fills in the initial content. Run by the server, once: two initial contents made by two
   * people would both stay.
   */
  first(transaction: Transaction, thingId: string): Promise<(document: Doc) => void>
  /**
   * Whether the document is something the feature can read, within its limits. A change that breaks this is refused.
   */
  isReadable(document: Doc): boolean
  /**
   * Updates what the feature stores elsewhere, such as columns for lists, in the transaction of the change. Must not
   * change the document.
   */
  stored?(transaction: Transaction, change: StoredChange): Promise<void>
  /** Documents that are locked together; without it, each is locked by itself. */
  lockedTogether?: {
    /**
     * Names of the documents' locks, which need not be names of documents. A document without an entry is locked by
     * itself.
     */
    locksOf(db: Queryable, thingIds: readonly string[]): Promise<ReadonlyMap<string, DocumentName>>
    /** All documents locked together with this one, including itself. */
    documentsWith(db: Queryable, thingId: string): Promise<DocumentName[]>
  }
}

export interface StoredChange {
  thingId: string
  /** Author of the change; of several, of the last. Null for the server's own. */
  accountId: string | null
  document: Doc
  /** Number of the change; of several, of the last. */
  number: number
  at: Date
}

const kind = kindOf<CoEdited>('kinds of documents')
const kinds = byName(kind, (coEdited: CoEdited) => coEdited.kind)

/** Declares the kinds of documents that a feature has. */
export const coEdited = (list: readonly CoEdited[]) => kind(...list)

/** The kind of this name, if a feature declares it. */
export const coEditedOf = (declared: Declared, name: string): CoEdited | undefined => declared.made(kinds).get(name)
