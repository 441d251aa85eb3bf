import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import { draftTotalWords, imageIdsOf, itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft, ExportDraftSummary, saveExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { afterSave, judgeSave, type Save } from '../../../platform/saves/saves.rules.ts'
import { findAccount } from '../../accounts/index.ts'
import {
  checkPictures,
  deleteUnusedFiles,
  dropUpload,
  keepUpload,
  type StoredFile,
  type Upload,
} from '../../files/index.ts'
import { countOwnWork, findOwnWork } from '../../homework/index.ts'
import { countOwnPosts, findOwnPosts } from '../../posts/index.ts'
import * as repository from './export-drafts.repository.ts'
import { nameOf, newContent, titleOf } from './new-content.rules.ts'
import { draftOf, summariesOf } from './read-drafts.service.ts'
import { afterChoice, type Material, materialOf } from './selection.rules.ts'

type Owner = Pick<Person, 'id'>
type Change = Omit<z.output<(typeof saveExportDraft)['body']>, keyof Save>

interface Beginning extends Omit<Save, 'version'> {
  clientId: string
  name: string
  title: string
  resourceIds: string[]
}

/** Creates a draft from selected material; for a client id used before, answers the existing draft. */
export async function createExportDraft(platform: Platform, person: Owner, given: Beginning): Promise<ExportDraft> {
  const { db, pool } = platform
  const { clientId, writer, save } = given
  const before = await repository.findByClient(db, person.id, clientId)
  if (before !== undefined) return draftOf(platform, before)

  const material = materialOf(given.resourceIds)
  const posts = await findOwnPosts(pool, person.id, material.postIds)
  const work = await findOwnWork(pool, person.id, material.homeworkIds)
  if (posts.length + work.length < given.resourceIds.length) refuse('RESOURCE_NOT_FOUND')
  const { locale } = (await findAccount(db, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const title = given.title || titleOf(posts[0]?.title ?? work[0]?.title ?? '')
  const now = platform.clock.now()
  const row = await inTransaction(db, async (transaction) => {
    await repository.holdDraftsOf(transaction, person.id)
    const known = await repository.findByClient(transaction, person.id, clientId)
    if (known !== undefined) return known
    if ((await repository.countDrafts(transaction, person.id)) >= ePortfolioLimits.drafts) {
      refuse('EXPORT_DRAFT_LIMIT_REACHED', { values: { limit: ePortfolioLimits.drafts } })
    }
    return repository.insertDraft(transaction, {
      id: newId(now.getTime()),
      ownerId: person.id,
      clientId,
      name: given.name || nameOf(title, locale),
      ...material,
      content: newContent(title, locale),
      totalWords: 0,
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

export async function listExportDrafts(
  platform: Platform,
  person: Owner,
): Promise<{ items: ExportDraftSummary[]; limit: number }> {
  const rows = await repository.listDrafts(platform.pool, person.id)
  return { items: await summariesOf(platform, person.id, rows), limit: ePortfolioLimits.drafts }
}

/** Returns the person's own draft; EXPORT_DRAFT_NOT_FOUND for anybody else. */
export async function reachExportDraft(
  { db }: Platform,
  person: Owner,
  id: string,
): Promise<repository.ExportDraftRow> {
  return (await repository.findDraft(db, person.id, id)) ?? refuse('EXPORT_DRAFT_NOT_FOUND')
}

/** Same, without reading the draft. */
export async function checkExportDraft({ db }: Platform, person: Owner, id: string): Promise<void> {
  if (!(await repository.isThere(db, person.id, id))) refuse('EXPORT_DRAFT_NOT_FOUND')
}

export async function readExportDraft(platform: Platform, person: Owner, id: string): Promise<ExportDraft> {
  return draftOf(platform, await reachExportDraft(platform, person, id))
}

/** Saves parts of a draft, with uploaded pictures. Does not overwrite what another window has saved since. */
export async function saveDraft(
  platform: Platform,
  person: Owner,
  id: string,
  { version, writer, save, ...change }: Save & Change,
  upload?: Upload,
): Promise<ExportDraft> {
  const work = async (transaction: Transaction, added: StoredFile[]) => {
    const current = await repository.holdDraft(transaction, person.id, id)
    if (current === undefined) refuse('EXPORT_DRAFT_NOT_FOUND')
    return saveInto(platform, transaction, current, { version, writer, save }, { change, added })
  }
  if (upload === undefined) return draftOf(platform, await inTransaction(platform.db, (tx) => work(tx, [])))
  const other = upload.files.find(({ kind }) => kind !== 'image')
  if (other !== undefined) {
    await dropUpload(platform.storage, upload)
    refuse('FILE_NOT_PICTURE', { values: { name: other.name.shown } })
  }
  return draftOf(platform, await keepUpload(platform, person.id, upload, work))
}

async function saveInto(
  platform: Platform,
  transaction: Transaction,
  current: repository.ExportDraftRow,
  save: Save,
  { change, added }: { change: Change; added: StoredFile[] },
): Promise<repository.ExportDraftRow> {
  const { id, ownerId, version, updatedAt } = current
  const addedIds = added.map((file) => file.id)
  const verdict = judgeSave(current, save)
  if (verdict === 'conflict') {
    refuse('EXPORT_DRAFT_CONFLICT', { values: { id, version, updatedAt: updatedAt.toISOString() } })
  }
  if (verdict === 'known') {
    // The save that arrived first brought the same pictures.
    await deleteUnusedFiles(platform, transaction, ownerId, addedIds)
    return current
  }
  const { name = current.name, customImageIds = current.customImageIds } = change
  const { uploadDescription = current.uploadDescription } = change
  const material = afterChoice(current, change)
  await checkChosen(transaction, ownerId, {
    postIds: material.postIds.filter((one) => !current.postIds.includes(one)),
    homeworkIds: material.homeworkIds.filter((one) => !current.homeworkIds.includes(one)),
  })
  const content = contentAfter(current.content, change)
  const images = [...new Set([...customImageIds, ...addedIds])]
  if (images.length > ePortfolioLimits.documentImages)
    refuse('FILE_QUANTITY', { values: { limit: ePortfolioLimits.documentImages } })
  const fileIds = [...new Set([...imageIdsOf(content), ...images])]
  await checkPictures(
    transaction,
    ownerId,
    fileIds.filter((fileId) => !current.fileIds.includes(fileId)),
  )
  return repository.updateDraft(transaction, id, {
    name,
    ...material,
    content,
    customImageIds: images,
    fileIds,
    totalWords: draftTotalWords(content.customTextResources),
    uploadDescription,
    ...afterSave(current, save),
    updatedAt: platform.clock.now(),
  })
}

async function checkChosen(transaction: Transaction, ownerId: string, { postIds, homeworkIds }: Material) {
  if ((await countOwnPosts(transaction, ownerId, postIds)) < postIds.length) refuse('RESOURCE_NOT_FOUND')
  if ((await countOwnWork(transaction, ownerId, homeworkIds)) < homeworkIds.length) refuse('RESOURCE_NOT_FOUND')
}

function contentAfter(before: DocumentContent, change: Change): DocumentContent {
  const { title = before.title, customTextResources = before.customTextResources } = change
  const { sectionOrder = before.sectionOrder, adjustImages = before.adjustImages, pages = before.pages } = change
  if (itemsOf(customTextResources).length > ePortfolioLimits.documentItems) {
    refuseField('customTextResources', 'too_many', ePortfolioLimits.documentItems)
  }
  return { title, customTextResources, sectionOrder, adjustImages, pages }
}

/** Deletes a draft, and its pictures that nothing else uses. */
export async function deleteDraft(platform: Platform, person: Owner, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const row = await repository.holdDraft(transaction, person.id, id)
    if (row === undefined) refuse('EXPORT_DRAFT_NOT_FOUND')
    await repository.deleteDraft(transaction, id)
    await deleteUnusedFiles(platform, transaction, person.id, row.fileIds)
  })
}
