import type { DocumentAccess } from '@learntrail/contract/documents/facts'
import type { Doc } from 'yjs'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { byName, type Declared, kindOf } from '../../platform/declared.ts'
import type { Platform } from '../../platform/platform.ts'

/** A document of a thing. */
export interface DocumentName {
  kind: string
  thingId: string
}

/** What is at the root of a document: a map, a text, or a text with its form. */
export type RootType = 'map' | 'text' | 'xml'

/** Things of a feature that several people write at once: each has a document of this kind. */
export interface CoEdited {
  kind: string
  /** The form that this server writes; whoever writes an older one than the document holds is refused. */
  schema: number
  /** All that stands at its root. A change that puts something else there is refused. */
  roots: Readonly<Record<string, RootType>>
  /** What an account may do with it; undefined where it is not there for them. Asked seldom, and anew by `documentAccessChanged`. */
  may(platform: Platform, who: { thingId: string; accountId: string }): Promise<DocumentAccess | undefined>
  /** Makes what it holds at first. The server does, once: of two beginnings by two people both would stay. */
  first(transaction: Transaction, thingId: string): Promise<(document: Doc) => void>
  /** Whether it is what the feature can read, within its limits. A change after which it is not is refused. */
  isReadable(document: Doc): boolean
  /** What the feature keeps of it elsewhere, as lists need it: in the transaction of the change. It may not change the document. */
  stored?(transaction: Transaction, change: StoredChange): Promise<void>
  /** Documents that somebody writes alone together; without it, each is locked by itself. */
  lockedTogether?: {
    /** The names of their locks, under which there need not be documents. One without is locked by itself. */
    locksOf(db: Queryable, thingIds: readonly string[]): Promise<ReadonlyMap<string, DocumentName>>
    /** All that are locked with it, itself among them. */
    documentsWith(db: Queryable, thingId: string): Promise<DocumentName[]>
  }
}

export interface StoredChange {
  thingId: string
  /** Who changed it; of several at once, the last. Null where nobody did. */
  accountId: string | null
  document: Doc
  /** Of the change; of several at once, of the last. */
  number: number
  at: Date
}

const kind = kindOf<CoEdited>('kinds of documents')
const kinds = byName(kind, (coEdited: CoEdited) => coEdited.kind)

/** What of a feature several people write at once. */
export const coEdited = (list: readonly CoEdited[]) => kind(...list)

/** The kind of this name, if a feature has it. */
export const coEditedOf = (declared: Declared, name: string): CoEdited | undefined => declared.made(kinds).get(name)
