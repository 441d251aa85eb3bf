import { documentLimits } from '@learntrail/contract/documents/limits'
import type { ErrorCode } from '@learntrail/contract/errors'
import { mergeUpdates } from 'yjs'
import { inTransaction, isUniqueViolation } from '../../../platform/database/index.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { CoEdited, DocumentName } from '../co-edited.ts'
import { type Claim, findSent } from '../documents.repository.ts'
import { keepCheckpoint } from '../keeping/keep-checkpoint.ts'
import { catchUp, type KeptDocument, noteStored } from '../keeping/kept-document.ts'
import { lockNameOf } from '../locks/locked-together.ts'
import { noteInput } from '../locks/locks.repository.ts'
import { bytesOf, isWhole } from '../roots.rules.ts'
import { tellStored } from '../tell-stored.ts'
import { type Append, appendUpdates } from './append.repository.ts'
import { whyNotWriting } from './permits.ts'
import { isComplete, merge, readChange } from './read-change.rules.ts'

/** What a window sends. */
export interface ChangeSent {
  accountId: string
  /** The form that its page knows. */
  schema: number
  client: number
  change: number
  update: Uint8Array
  /** The line it came by, which need not hear of it. */
  lineId: string
}

export interface Waiting {
  sent: ChangeSent
  resolve(number: number): void
  reject(error: unknown): void
}

/** Something of it was stored or claimed meanwhile: the document is to be read anew, and it is tried again. */
export class Overtaken extends Error {}

/** What is merged by now is not to be stored: the document is to be read anew. */
export class Spoilt extends Error {
  /** Whose change it was, where that is known. */
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

/** One that is merged and to be stored. */
interface Merged {
  waiting: Waiting
  update: Uint8Array
}

const mostAttempts = 20

/** Merges changes, looks whether the document is still what it has to be, and stores them in one go. */
export async function storeTogether(here: Here, all: readonly Waiting[]): Promise<void> {
  const { platform, kind, name, kept } = here
  const claims = new Map<number, Claim>()
  const merged: Merged[] = []
  for (const waiting of all) {
    const one = await take(here, waiting, claims)
    if (one !== undefined) merged.push(one)
  }
  if (merged.length === 0) return
  if (!isComplete(kept.document)) throw new Spoilt(undefined, 'DOCUMENT_CHANGE_INCOMPLETE')
  if (!isWhole(kept.document, kind)) throw new Spoilt(undefined, 'DOCUMENT_CHANGE_UNREADABLE')
  const after = await append(here, merged, [...claims.values()])
  tellStored(platform, name, {
    after,
    number: kept.lastNumber,
    update: mergeUpdates(merged.map(({ update }) => update)),
    ...(merged.length === 1 && merged[0] !== undefined && { lineId: merged[0].waiting.sent.lineId }),
  })
  for (const [place, { waiting }] of merged.entries()) waiting.resolve(after + place + 1)
  await keepCheckpoint(platform, name, kept)
}

/** Refuses a change, answers what is known, or merges it. */
async function take(here: Here, waiting: Waiting, claims: Map<number, Claim>): Promise<Merged | undefined> {
  const { kept } = here
  const { sent } = waiting
  const refused = (code: ErrorCode) => void waiting.reject(new Refusal(code))
  if (sent.change <= (kept.sent.get(sent.client) ?? 0) && (await answerKnown(here, waiting))) return undefined
  const code = await whyNot(here, sent)
  if (code !== null) return refused(code)
  const read = readChange(kept.document, sent.update)
  if (read === undefined) return refused('DOCUMENT_CHANGE_MALFORMED')
  if (read.isEmpty) return void waiting.resolve(kept.lastNumber)
  for (const client of [sent.client, ...read.writers]) {
    const owner = kept.writers.has(client) ? kept.writers.get(client) : claims.get(client)?.accountId
    if (owner !== undefined && owner !== sent.accountId) return refused('DOCUMENT_CLIENT_TAKEN')
  }
  for (const client of [sent.client, ...read.writers])
    if (!kept.writers.has(client)) claims.set(client, { client, accountId: sent.accountId })
  if (!merge(kept.document, read.update)) throw new Spoilt(waiting, 'DOCUMENT_CHANGE_MALFORMED')
  if (read.writers.length > 0 && isTooLarge(kept, read.update)) throw new Spoilt(waiting, 'DOCUMENT_FULL')
  return { waiting, update: read.update }
}

async function whyNot({ platform, kind, name, kept }: Here, sent: ChangeSent): Promise<ErrorCode | null> {
  if (sent.schema < kept.schema) return 'DOCUMENT_SCHEMA_OLD'
  return whyNotWriting(platform, kind, name, kept, sent.accountId)
}

/** Whether it is stored already; whoever sent it is answered its number then. */
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

/** Gives the numbers. Where another node has stored something meanwhile, that is taken in first. */
async function append(here: Here, merged: readonly Merged[], claims: readonly Claim[]): Promise<number> {
  const { platform, kind, name, kept } = here
  const at = platform.clock.now()
  const updates = merged.map(({ waiting: { sent }, update }) => ({
    ...{ accountId: sent.accountId, client: sent.client, change: sent.change, bytes: update },
  }))
  const last = merged.at(-1)?.waiting.sent
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const { lastNumber: after, accessVersion, createdAt } = kept
    const schema = Math.max(...merged.map(({ waiting }) => waiting.sent.schema))
    const put: Append = { after, accessVersion, createdAt, schema, updates, claims, at }
    if (await store(here, put, last?.accountId ?? null)) {
      for (const [place, update] of updates.entries()) noteStored(kept, { ...update, number: after + place + 1 })
      for (const { client, accountId } of claims) kept.writers.set(client, accountId)
      kept.schema = Math.max(kept.schema, schema)
      return after
    }
    if (!(await catchUp(platform.db, name, kept))) throw new Spoilt(undefined, 'DOCUMENT_NOT_FOUND')
    await lookAgain(here, merged, claims)
    if (!isWhole(kept.document, kind)) throw new Spoilt(undefined, 'DOCUMENT_CHANGE_UNREADABLE')
  }
  throw new Spoilt(merged[0]?.waiting, 'SERVICE_UNAVAILABLE')
}

/** Who may, and who writes under which number, may be otherwise by now. */
async function lookAgain(here: Here, merged: readonly Merged[], claims: readonly Claim[]): Promise<void> {
  for (const { waiting } of merged) {
    const code = await whyNot(here, waiting.sent)
    if (code !== null) throw new Spoilt(waiting, code)
  }
  if (claims.some(({ client }) => here.kept.writers.has(client))) throw new Overtaken()
}

async function store(here: Here, put: Append, accountId: string | null): Promise<boolean> {
  try {
    return await storeOnce(here, put, accountId)
  } catch (error) {
    if (isUniqueViolation(error)) throw new Overtaken()
    throw error
  }
}

async function storeOnce(
  { platform, kind, name, kept }: Here,
  put: Append,
  accountId: string | null,
): Promise<boolean> {
  const { stored } = kind
  const isHolder = accountId !== null && kept.permits.get(accountId)?.isHolder === true
  // One statement alone needs no transaction, and is there and back once.
  if (stored === undefined && !isHolder) return appendUpdates(platform.db, name, put)
  return inTransaction(platform.db, async (transaction) => {
    if (!(await appendUpdates(transaction, name, put))) return false
    if (isHolder) {
      const lock = await lockNameOf(platform, transaction, name)
      await noteInput(transaction, lock, { holderId: accountId, at: put.at })
    }
    await stored?.(transaction, { thingId: name.thingId, accountId, document: kept.document, at: put.at })
    return true
  })
}
