import { plainText } from '@learntrail/contract/content/document'
import type { Draft, DraftParts, DraftSummary } from '@learntrail/contract/drafts/drafts'
import { draftLimits } from '@learntrail/contract/drafts/limits'
import type { Person } from '../../platform/access/person.ts'
import { excerptOf } from '../../platform/content/excerpt.rules.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { afterSave, judgeSave, type Save } from '../../platform/saves/saves.rules.ts'
import { findFileSummaries, holdFiles, letGoOfFiles } from '../files/index.ts'
import { binDraft, binnedDrafts } from './draft.bin.ts'
import * as repository from './drafts.repository.ts'

/** Creates a draft; the same client id again saves into the draft that exists. */
export async function createDraft(
  platform: Platform,
  person: Person,
  { clientId, writer, save, ...parts }: DraftParts & Omit<Save, 'version'> & { clientId: string },
): Promise<Draft> {
  const now = platform.clock.now()
  const row = await inTransaction(platform.db, async (transaction) => {
    await repository.holdDraftsOf(transaction, person.id)
    const known = await repository.findByClient(transaction, person.id, clientId)
    if (known !== undefined) return saveInto(platform, transaction, known, { version: 0, writer, save }, parts)
    if ((await repository.countDrafts(transaction, person.id, 'draft')) >= draftLimits.drafts) {
      refuse('DRAFT_LIMIT_REACHED', { values: { limit: draftLimits.drafts } })
    }
    await checkFiles(transaction, person.id, parts.fileIds)
    return repository.insertDraft(transaction, {
      id: newId(now.getTime()),
      ownerId: person.id,
      clientId,
      ...stored(parts),
      text: plainText(parts.content),
      version: 1,
      writer,
      writerSave: save,
      writerBase: 0,
      createdAt: now,
      updatedAt: now,
    })
  })
  return draftOf(platform, row)
}

export async function saveDraft(
  platform: Platform,
  person: Person,
  id: string,
  { version, writer, save, ...parts }: Save & { [P in keyof DraftParts]?: DraftParts[P] | undefined },
): Promise<Draft> {
  const row = await inTransaction(platform.db, async (transaction) => {
    const current = await repository.holdDraft(transaction, person.id, id, 'draft')
    if (current === undefined) refuse('DRAFT_NOT_FOUND')
    return saveInto(platform, transaction, current, { version, writer, save }, parts)
  })
  return draftOf(platform, row)
}

async function saveInto(
  platform: Platform,
  transaction: Transaction,
  current: repository.DraftRow,
  save: Save,
  parts: { [P in keyof DraftParts]?: DraftParts[P] | undefined },
): Promise<repository.DraftRow> {
  const verdict = current.scheduledAt === null ? judgeSave(current, save) : 'conflict'
  if (verdict === 'conflict') {
    refuse('DRAFT_CONFLICT', {
      values: { id: current.id, version: current.version, updatedAt: current.updatedAt.toISOString() },
    })
  }
  if (verdict === 'known') return current
  const { fileIds, content } = parts
  if (fileIds !== undefined) {
    await checkFiles(
      transaction,
      current.ownerId,
      fileIds.filter((id) => !current.fileIds.includes(id)),
    )
  }
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
  const saved = await repository.updateDraft(transaction, current.id, {
    ...stored(given),
    ...(content === undefined ? {} : { text: plainText(content) }),
    ...afterSave(current, save),
    updatedAt: platform.clock.now(),
  })
  await letGoOfFiles(platform, transaction, current.ownerId, gone(current.fileIds, saved.fileIds))
  return saved
}

/** The parts as columns of the table. */
const stored = <Parts extends { appearsAt?: string | null }>({ appearsAt, ...parts }: Parts) => ({
  ...parts,
  ...(appearsAt === undefined ? {} : { appearsAt: appearsAt === null ? null : new Date(appearsAt) }),
})

const gone = (before: string[], after: string[]) => before.filter((id) => !after.includes(id))

/**
 * Checks that files exist and are the owner's; locks them, so that nobody deletes them before they are in the draft.
 */
async function checkFiles(transaction: Transaction, ownerId: string, fileIds: string[]): Promise<void> {
  const held = await holdFiles(transaction, ownerId, fileIds)
  if (held.length < fileIds.length) refuse('FILE_NOT_FOUND')
}

export async function listDrafts(platform: Platform, person: Person, isBulletin: boolean | undefined) {
  const rows = await repository.listDrafts(platform.db, person.id, isBulletin)
  return { items: rows.map(summaryOf), limit: draftLimits.drafts }
}

export async function readDraft(platform: Platform, person: Person, id: string): Promise<Draft> {
  const row = await repository.findDraft(platform.db, person.id, id, 'draft')
  return draftOf(platform, row ?? refuse('DRAFT_NOT_FOUND'))
}

/** Puts a draft into the bin, or deletes it for good if it is a leftover that its owner does not know of. */
export async function discardDraft(platform: Platform, person: Person, id: string, isForGood: boolean): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const row = await repository.holdDraft(transaction, person.id, id, 'draft')
    if (row === undefined) refuse('DRAFT_NOT_FOUND')
    await (isForGood ? binnedDrafts.remove(platform, transaction, row) : binDraft(platform, transaction, row, at))
  })
}

function summaryOf(row: repository.ListedDraft): DraftSummary {
  const { id, version, isBulletin, title, text, fileIds, failure, updatedAt } = row
  return {
    id,
    version,
    isBulletin,
    title,
    excerpt: excerptOf(text),
    fileCount: fileIds.length,
    failure,
    updatedAt: updatedAt.toISOString(),
  }
}

async function draftOf({ pool }: Platform, row: repository.DraftRow): Promise<Draft> {
  const { id, version, isBulletin, title, content, date, classification, tags, customTags } = row
  const { privacy, groupIds, needsSignature, needsGuardian, appearsAt, failure } = row
  return {
    id,
    version,
    isBulletin,
    title,
    content,
    files: await findFileSummaries(pool, row.ownerId, row.fileIds),
    date,
    classification,
    tags,
    customTags,
    privacy,
    groupIds,
    needsSignature,
    needsGuardian,
    appearsAt: appearsAt?.toISOString() ?? null,
    failure,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
