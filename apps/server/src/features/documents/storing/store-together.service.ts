import { documentLimits } from '@learntrail/contract/documents/limits'
import type { ErrorCode } from '@learntrail/contract/errors'
import { mergeUpdates } from 'yjs'
import { inTransaction, isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CoEdited, DocumentName } from '../co-edited.kind.ts'
import { type Claim, findSent, holdDocument } from '../documents.repository.ts'
import { keepCheckpoint } from '../keeping/keep-checkpoint.service.ts'
import { catchUp, type KeptDocument, noteStored } from '../keeping/kept-document.service.ts'
import { lockNameOf } from '../locks/locked-together.service.ts'
import { noteInput } from '../locks/locks.repository.ts'
import { bytesOf, isWhole } from '../roots.rules.ts'
import { tellStored } from '../stored.live.ts'
import { type Append, appendUpdates } from './append.repository.ts'
import { whyNotWriting } from './permits.policy.ts'
import { isComplete, merge, writersOf } from './read-change.rules.ts'

/** A change as sent by a window. */
export interface ChangeSent {
  accountId: string
  /** The schema version that its page knows. */
  schema: number
  client: number
  change: number
  update: Uint8Array
  /** The connection that it came by, which need not be told. */
  lineId: string
}

export interface Waiting {
  sent: ChangeSent
  resolve(number: number): void
  reject(error: unknown): void
}

/**
 * Another node stored changes or claimed a client number in between: the document must be read anew and the change
 * tried again.
 */
export class Overtaken extends Error {}

/** The merged state must not be stored: the document must be read anew. */
export class Spoilt extends Error {
  /** The change at fault, if known. */
  readonly blamed: Waiting | undefined
  readonly refusal: Refusal
  constructor(blamed: Waiting | undefined, code: ErrorCode) {
    super(code)
    this.blamed = blamed
    this.refusal = new Refusal(code)
  }
}

interface Here {
  platform: Platform
  kind: CoEdited
  name: DocumentName
  kept: KeptDocument
}

/** A merged change that is to be stored. */
interface Merged {
  waiting: Waiting
  /** What was new in it. */
  update: Uint8Array
}

const mostAttempts = 20

/** An empty update has no structs and no deletions: a byte each. */
const isNothing = (update: Uint8Array) => update.byteLength <= 2

/** Merges changes, checks that the document is still valid, and stores them together. */
export async function storeTogether(here: Here, all: readonly Waiting[]): Promise<void> {
  const { platform, name, kept } = here
  const claims = new Map<number, Claim>()
  const taken: Merged[] = []
  for (const waiting of all) {
    const one = await take(here, waiting, claims)
    if (one !== undefined) taken.push(one)
  }
  const { true: known = [], false: merged = [] } = Object.groupBy(
    taken,
    ({ update }) => `${isNothing(update)}` as const,
  )
  if (merged.length > 0) await storeMerged(here, merged, [...claims.values()])
  // Their content was known already, and is stored by now even if it came with the others.
  for (const { waiting } of known) waiting.resolve(kept.lastNumber)
  await keepCheckpoint(platform, name, kept)
}

async function storeMerged(here: Here, merged: readonly Merged[], claims: readonly Claim[]): Promise<void> {
  const { platform, kind, name, kept } = here
  if (!isWhole(kept.document, kind)) throw new Spoilt(undefined, 'DOCUMENT_CHANGE_UNREADABLE')
  const after = await append(here, merged, claims)
  tellStored(platform, name, {
    after,
    number: kept.lastNumber,
    update: mergeUpdates(merged.map(({ update }) => update)),
    ...(merged.length === 1 && merged[0] !== undefined && { lineId: merged[0].waiting.sent.lineId }),
  })
  for (const [place, { waiting }] of merged.entries()) waiting.resolve(after + place + 1)
}

/** Refuses a change, answers it if it is stored already, or merges it. */
async function take(here: Here, waiting: Waiting, claims: Map<number, Claim>): Promise<Merged | undefined> {
  const { kept } = here
  const { sent } = waiting
  const refused = (code: ErrorCode) => void waiting.reject(new Refusal(code))
  if (sent.change <= (kept.sent.get(sent.client) ?? 0) && (await answerKnown(here, waiting))) return undefined
  const code = await whyNot(here, sent)
  if (code !== null) return refused(code)
  const writers = writersOf(kept.document, sent.update)
  if (writers === undefined) return refused('DOCUMENT_CHANGE_MALFORMED')
  for (const client of [sent.client, ...writers]) {
    const owner = kept.writers.has(client) ? kept.writers.get(client) : claims.get(client)?.accountId
    if (owner !== undefined && owner !== sent.accountId) return refused('DOCUMENT_CLIENT_TAKEN')
  }
  const update = merge(kept.document, sent.update)
  if (update === undefined) throw new Spoilt(waiting, 'DOCUMENT_CHANGE_MALFORMED')
  if (!isComplete(kept.document)) throw new Spoilt(waiting, 'DOCUMENT_CHANGE_INCOMPLETE')
  if (isNothing(update)) return { waiting, update }
  if (writers.length > 0 && isTooLarge(kept, update)) throw new Spoilt(waiting, 'DOCUMENT_FULL')
  for (const client of [sent.client, ...writers])
    if (!kept.writers.has(client)) claims.set(client, { client, accountId: sent.accountId })
  return { waiting, update }
}

async function whyNot({ platform, kind, name, kept }: Here, sent: ChangeSent): Promise<ErrorCode | null> {
  if (sent.schema < kept.schema) return 'DOCUMENT_SCHEMA_OLD'
  return whyNotWriting(platform, kind, name, kept, sent.accountId)
}

/** Answers a change that is already stored with its number; returns false if it is not. */
export async function answerKnown(
  { platform, name }: Pick<Here, 'platform' | 'name'>,
  waiting: Waiting,
): Promise<boolean> {
  const stored = await findSent(platform.db, name, waiting.sent)
  if (stored === undefined) return false
  if (stored.accountId === waiting.sent.accountId) waiting.resolve(stored.number)
  else waiting.reject(new Refusal('DOCUMENT_CLIENT_TAKEN'))
  return true
}

function isTooLarge(kept: KeptDocument, update: Uint8Array): boolean {
  if (kept.size + update.byteLength <= documentLimits.documentBytes) return false
  kept.size = bytesOf(kept.document).byteLength
  return kept.size > documentLimits.documentBytes
}

/**
 * Stores the changes under the next numbers; takes in first what another node has stored in between. Returns the number
 * before them.
 */
async function append(here: Here, merged: readonly Merged[], claims: readonly Claim[]): Promise<number> {
  const { platform, name, kept } = here
  const sent = merged.map(({ waiting }) => waiting.sent)
  const what = {
    schema: Math.max(...sent.map(({ schema }) => schema)),
    at: platform.clock.now(),
    claims,
    updates: merged.map(({ waiting: { sent: one }, update }) => ({
      accountId: one.accountId,
      client: one.client,
      change: one.change,
      bytes: update,
    })),
  }
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    // Most documents are written at one node, whose state is current. Two nodes would keep overtaking each other, so
    // later attempts lock the document.
    const isStored = await (attempt === 1 ? storeAsKnown(here, what) : storeHeld(here, what))
    if (isStored) {
      const after = kept.lastNumber
      for (const [place, update] of what.updates.entries()) noteStored(kept, { ...update, number: after + place + 1 })
      for (const { client, accountId } of claims) kept.writers.set(client, accountId)
      kept.schema = Math.max(kept.schema, what.schema)
      return after
    }
    if (!(await catchUp(platform.db, name, kept))) throw new Spoilt(undefined, 'DOCUMENT_NOT_FOUND')
    for (const { waiting } of merged) {
      const code = await whyNot(here, waiting.sent)
      if (code !== null) throw new Spoilt(waiting, code)
    }
  }
  throw new Spoilt(merged[0]?.waiting, 'SERVICE_UNAVAILABLE')
}

type What = Omit<Append, 'after' | 'accessVersion' | 'createdAt'>

/** Stores the changes if the document is still in the state known here. */
async function storeAsKnown(here: Here, what: What): Promise<boolean> {
  const { platform, kind, name, kept } = here
  const put = { ...what, ...asKnown(kept) }
  // A single statement needs no transaction and takes one round trip.
  if (kind.stored === undefined && !isHolder(kept, what)) return overtaken(appendUpdates(platform.db, name, put))
  return overtaken(inTransaction(platform.db, (transaction) => putAndNote(here, transaction, what)))
}

/**
 * Locks the document, takes in what was stored in between, and stores the changes. Returns false if access changed in
 * between.
 */
function storeHeld(here: Here, what: What): Promise<boolean> {
  const { platform, kind, name, kept } = here
  const { accessVersion } = kept
  return overtaken(
    inTransaction(platform.db, async (transaction) => {
      await holdDocument(transaction, name)
      if (!(await catchUp(transaction, name, kept))) throw new Spoilt(undefined, 'DOCUMENT_NOT_FOUND')
      if (kept.accessVersion !== accessVersion) return false
      if (what.claims.some(({ client }) => kept.writers.has(client))) throw new Overtaken()
      if (!isWhole(kept.document, kind)) throw new Spoilt(undefined, 'DOCUMENT_CHANGE_UNREADABLE')
      return putAndNote(here, transaction, what)
    }),
  )
}

const asKnown = ({ lastNumber: after, accessVersion, createdAt }: KeptDocument) => ({ after, accessVersion, createdAt })

/** Whether the last author holds the lock. */
const isHolder = ({ permits }: KeptDocument, { updates }: What) =>
  permits.get(updates.at(-1)?.accountId ?? '')?.isHolder === true

async function putAndNote(
  { platform, kind, name, kept }: Here,
  transaction: Transaction,
  what: What,
): Promise<boolean> {
  if (!(await appendUpdates(transaction, name, { ...what, ...asKnown(kept) }))) return false
  const accountId = what.updates.at(-1)?.accountId ?? null
  if (accountId !== null && isHolder(kept, what))
    await noteInput(transaction, await lockNameOf(platform, transaction, name), { holderId: accountId, at: what.at })
  const number = kept.lastNumber + what.updates.length
  await kind.stored?.(transaction, { thingId: name.thingId, accountId, document: kept.document, number, at: what.at })
  return true
}

/** A violated key means that the change or client number was stored by another node in between. */
async function overtaken(storing: Promise<boolean>): Promise<boolean> {
  try {
    return await storing
  } catch (error) {
    if (isUniqueViolation(error)) throw new Overtaken()
    throw error
  }
}
