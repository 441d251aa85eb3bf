import type { AskedEPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioUploaded } from '@learntrail/contract/eportfolio/events'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { DocumentFailed, laterRefusal } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnFiles, holdFiles, isUsed, type StoredFile, storeCover } from '../../files/index.ts'
import { findPrinted } from '../../profiles/index.ts'
import { distinctTags } from '../../tags/index.ts'
import { nameOf } from '../drafts/new-content.rules.ts'
import type { Reader } from '../eportfolio.policy.ts'
import { indexEPortfolio } from '../exhibition/index-eportfolio.service.ts'
import { firstPageOf } from '../typeset/index.ts'
import * as repository from './export.repository.ts'
import { makeRoom, readAsked } from './export.service.ts'

interface Upload {
  clientId: string
  fileId: string
  title: string
  tags: string[]
  customTags: string[]
}

/** Pixels; width of the cover as it is made. */
const coverWidth = 640

/** Makes an e-portfolio of an uploaded PDF; for a client id used before, answers the existing one. */
export async function addUploaded(platform: Platform, person: Reader, given: Upload): Promise<AskedEPortfolio> {
  const { db, pool } = platform
  const findKnown = () => repository.findByClient(db, person.id, given.clientId)
  const known = await findKnown()
  if (known !== undefined) return readAsked(platform, person, known)
  const [file] = await findOwnFiles(db, person.id, [given.fileId])
  if (file === undefined) refuse('FILE_NOT_FOUND')
  if (file.mediaType !== 'application/pdf') refuse('FILE_NOT_PDF', { values: { name: file.displayName } })
  // A concurrent call with the same client id may have just used the file.
  if (await isUsed(platform.declared, db, file.id))
    return readAsked(platform, person, (await findKnown()) ?? refuse('FILE_IN_USE'))
  const { locale } = (await findPrinted(pool, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const { pages, cover } = await lookInto(platform, person.id, file)
  if (pages > ePortfolioLimits.documentPages) refuseLength()
  const name = nameOf(withoutEnding(file.displayName), locale)
  const write = (transaction: Transaction) => insert(platform, transaction, person.id, { ...given, name, pages })
  const asked =
    cover === null || cover.length === 0
      ? await inTransaction(db, write)
      : await storeCover(platform, file.id, { content: cover, width: coverWidth }, write)
  return readAsked(platform, person, asked)
}

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '')

async function insert(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  { clientId, fileId, title, tags, customTags, name, pages }: Upload & { name: string; pages: number },
): Promise<repository.AskedVersion> {
  const known = await makeRoom(transaction, ownerId, clientId)
  if (known !== undefined) return known
  const held = await holdFiles(transaction, ownerId, [fileId])
  if (held.length === 0) refuse('FILE_NOT_FOUND')
  if (await isUsed(platform.declared, transaction, fileId)) refuse('FILE_IN_USE')
  const at = platform.clock.now()
  const id = newId(at.getTime())
  const row = { id, ownerId, clientId, title, name, tags, customTags: distinctTags(customTags), createdAt: at }
  const uploaded = { ...row, kind: 'uploaded', documentType: 'pdf' } as const
  await repository.insertEPortfolio(transaction, uploaded, { content: null, fileIds: [] }, [
    { type: 'pdf', state: 'done', progress: 1, fileId, pages, askedAt: at, madeAt: at },
  ])
  await indexEPortfolio(transaction, id)
  const data = { title }
  await platform.events.record(transaction, ePortfolioUploaded, { actorId: ownerId, subjectId: id, data, at })
  return { id, number: 1, isUnchanged: false }
}

async function lookInto({ storage }: Platform, person: string, file: StoredFile) {
  try {
    return await firstPageOf(await storage.read(file.sha256), person)
  } catch (error) {
    if (!(error instanceof DocumentFailed)) throw error
    const values = { name: file.displayName }
    switch (error.reason) {
      case 'protected':
        return refuse('PDF_PROTECTED', { values })
      case 'damaged':
        return refuse('FILE_DAMAGED', { values })
      case 'too_many_pages':
        return refuseLength()
      default:
        throw laterRefusal(error)
    }
  }
}

function refuseLength(): never {
  refuse('DOCUMENT_TOO_LONG', { values: { limit: ePortfolioLimits.documentPages } })
}
