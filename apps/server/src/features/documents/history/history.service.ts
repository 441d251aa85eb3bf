import { documentLimits } from '@learntrail/contract/documents/limits'
import type { Doc } from 'yjs'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { kindNamed } from '../begin-document.service.ts'
import { changeDocument } from '../change-document.service.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { readMerged } from '../keeping/kept-document.service.ts'
import { touchRoots } from '../roots.rules.ts'
import { findBounds, listChanges } from './history.repository.ts'
import { type PartOfDocument, restore } from './restore.rules.ts'
import { type Stretch, stretchesOf } from './stretches.rules.ts'

/** Most changes read for a page; a longer stretch is split. */
const mostChanges = 10_000

export interface StretchPage {
  stretches: Stretch[]
  /** Cursor: the next page has changes before this number; null at the end of what is kept. */
  next: number | null
}

/** Returns who wrote when, latest first, before a number. The server's own changes have no account. */
export async function listStretches(
  { db }: Pick<Platform, 'db'>,
  { before = 0x7fff_ffff, ...name }: DocumentName & { before?: number },
): Promise<StretchPage> {
  const changes = await listChanges(db, name, { before, limit: mostChanges })
  const all = stretchesOf(changes)
  const stretches = all.slice(0, documentLimits.stretches)
  const isEnd = stretches.length === all.length && changes.length < mostChanges
  return { stretches, next: isEnd ? null : (stretches.at(-1)?.from ?? null) }
}

/** Returns the document as of a change; refuses with DOCUMENT_VERSION_NOT_FOUND if that is no longer kept. */
export async function readVersion(
  { db, declared }: Pick<Platform, 'db' | 'declared'>,
  { number, ...name }: DocumentName & { number: number },
  transaction?: Transaction,
): Promise<Doc> {
  const queryable: Queryable = transaction ?? db
  const { checkpoint, first, last } = await findBounds(queryable, name)
  const isKept = number >= (checkpoint ?? 1) || (first === 1 && number >= 1)
  if (last === null || number > last || !isKept) refuse('DOCUMENT_VERSION_NOT_FOUND')
  const document = await readMerged(queryable, name, number)
  touchRoots(document, kindNamed({ declared }, name.kind))
  return document
}

export interface Restoring extends DocumentName {
  number: number
  /** Without it, the whole document. */
  part?: PartOfDocument
  accountId: string
  at: Date
}

/** Restores the document or a part of it by an ordinary change, so nothing written since leaves the history. */
export async function restoreVersion(
  platform: Platform,
  transaction: Transaction,
  { number, part, ...rest }: Restoring,
): Promise<void> {
  const version = await readVersion(platform, { kind: rest.kind, thingId: rest.thingId, number }, transaction)
  const { roots } = kindNamed(platform, rest.kind)
  await changeDocument(platform, transaction, {
    ...rest,
    change: (document) => restore(document, version, roots, part),
  })
}
