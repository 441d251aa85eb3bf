import type { DocumentAccess, DocumentLock, PersonPresent } from '@learntrail/contract/documents/facts'
import type { ApiProblem } from '../api/problem.ts'

/**
 * Where what was written here is. `stored`: the server has all of it. `sending`: it is on its way. `device`: it is on this
 * device alone, and stays there until there is a line, or until it is changed so that the server takes it.
 */
export type StoredState = 'stored' | 'sending' | 'device'

/** A document that several write, as screens follow it. */
export interface SharedView {
  stored: StoredState
  /** Its content is there, from the server or from this device. */
  isReady: boolean
  /** The line to it is open. */
  isOpen: boolean
  /** What the server lets this account do; null until it has said so. */
  access: DocumentAccess | null
  lock: DocumentLock | null
  /** Who else has it open, one for each of their windows. */
  people: readonly PersonPresent[]
  /** Why it cannot be read or written, or why the server does not take what was written. */
  problem: ApiProblem | null
}

export const firstView: SharedView = {
  stored: 'stored',
  isReady: false,
  isOpen: false,
  access: null,
  lock: null,
  people: [],
  problem: null,
}

/** Failures after which nothing may be written until the document is opened again. */
const closing = ['DOCUMENT_NOT_FOUND', 'DOCUMENT_SCHEMA_OLD', 'DOCUMENT_UNREADABLE', 'DOCUMENT_CROWDED']

/** Whether the account may write it now; without a line as it was when there was one. */
export function mayWrite({ isReady, access, lock, problem }: SharedView, accountId: string): boolean {
  if (!isReady || access !== 'write') return false
  if (problem !== null && closing.includes(problem.code)) return false
  return lock === null || lock.holderId === accountId
}
