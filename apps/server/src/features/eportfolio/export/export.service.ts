import { imageIdsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Locale } from '@learntrail/contract/profiles/preferences'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { newConfirmationCode } from '../confirm/confirmation-code.ts'
import { type ExportDraftRow, holdDraft } from '../drafts/export-drafts.repository.ts'
import { nameOf, titleOf } from '../drafts/new-content.rules.ts'
import { type Reader, reachOwnEPortfolio, readEPortfolio } from '../eportfolio.repository.ts'
import { findOwner } from '../owner.repository.ts'
import { saysNothing, textOf } from './document-text.rules.ts'
import { makeFormJob } from './export.jobs.ts'
import * as repository from './export.repository.ts'

/** Exports a draft as it is saved now; the same client id again answers the e-portfolio that is there. */
export async function exportDraft(
  platform: Platform,
  person: Reader,
  { clientId, draftId, type }: { clientId: string; draftId: string; type: FormType },
): Promise<EPortfolio> {
  const { locale } = (await findOwner(platform.pool, person.id)) ?? refuse('NOT_AUTHENTICATED')
  const id = await inTransaction(platform.db, async (transaction) => {
    const known = await repository.findByClient(transaction, person.id, clientId)
    if (known !== undefined) return known
    const draft = (await holdDraft(transaction, person.id, draftId)) ?? refuse('EXPORT_DRAFT_NOT_FOUND')
    if (saysNothing(draft.content)) refuse('EXPORT_DRAFT_EMPTY')
    // Another window's export of the draft has waited for it until now.
    const other = await makeRoom(transaction, person.id, clientId)
    if (other !== undefined) return other
    await refuseTooMany(transaction, person.id)
    return insertExported(platform, transaction, draft, { clientId, type, locale })
  })
  return readEPortfolio(platform, person, id)
}

/** Writes down what a draft says now, and asks for what is to be made of it. */
async function insertExported(
  platform: Platform,
  transaction: Transaction,
  { id: draftId, ownerId, ...draft }: ExportDraftRow,
  { clientId, type, locale }: { clientId: string; type: FormType; locale: Locale },
): Promise<string> {
  const now = platform.clock.now()
  const title = draft.content.title || titleOf(draft.name) || nameOf('', locale)
  const content = { ...draft.content, title }
  // Pages as pictures cannot be read here: a PDF comes along.
  const documentType = type === 'pictures' ? 'pdf' : type
  const types = [...new Set([documentType, type])]
  const row = {
    id: newId(now.getTime()),
    ...{ ownerId, clientId, draftId, title, content, documentType },
    kind: 'exported' as const,
    name: draft.name || nameOf(title, locale),
    fileIds: imageIdsOf(content),
    text: textOf(content),
    confirmationCode: newConfirmationCode(),
    showsOwner: content.pages.showsOwner,
    createdAt: now,
  }
  const forms = types.map((each) => ({ type: each, state: 'pending' as const, askedAt: now }))
  await repository.insertEPortfolio(transaction, row, forms)
  for (const each of types) {
    await platform.jobs.enqueue(transaction, makeFormJob, { id: row.id, type: each }, { person: ownerId })
  }
  return row.id
}

/** One person's exports are made one after the other; more than these would only wait. */
async function refuseTooMany(transaction: Transaction, ownerId: string): Promise<void> {
  if ((await repository.countWaiting(transaction, ownerId)) < ePortfolioLimits.exportsWaiting) return
  refuse('EXPORTS_WAITING', { values: { limit: ePortfolioLimits.exportsWaiting }, retryAfter: 30 })
}

/** Counts a person's e-portfolios while nobody adds one; answers the one with this client id, if it is there already. */
export async function makeRoom(
  transaction: Transaction,
  ownerId: string,
  clientId: string,
): Promise<string | undefined> {
  await repository.holdEPortfoliosOf(transaction, ownerId)
  const known = await repository.findByClient(transaction, ownerId, clientId)
  if (
    known === undefined &&
    (await repository.countEPortfolios(transaction, ownerId)) >= ePortfolioLimits.ePortfolios
  ) {
    refuse('EPORTFOLIO_LIMIT_REACHED', { values: { limit: ePortfolioLimits.ePortfolios } })
  }
  return known
}

/** Makes a further form of an exported e-portfolio, or tries one again that failed. What is there or waits stays. */
export async function makeFurtherForm(
  platform: Platform,
  person: Reader,
  id: string,
  type: FormType,
): Promise<EPortfolio> {
  const { kind } = await reachOwnEPortfolio(platform, person, id)
  if (kind === 'uploaded') refuse('EPORTFOLIO_UPLOADED')
  await inTransaction(platform.db, async (transaction) => {
    if ((await repository.holdEPortfolio(transaction, person.id, id)) === undefined) refuse('EPORTFOLIO_NOT_FOUND')
    const form = (await repository.listForms(transaction, id)).find((one) => one.type === type)
    if (form !== undefined && form.state !== 'failed') return
    await refuseTooMany(transaction, person.id)
    await repository.askForForm(transaction, { id, type }, platform.clock.now())
    await platform.jobs.enqueue(transaction, makeFormJob, { id, type }, { person: person.id })
  })
  return readEPortfolio(platform, person, id)
}
