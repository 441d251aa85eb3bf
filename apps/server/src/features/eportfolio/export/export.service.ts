import { imageIdsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { AskedEPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { type FormType, readTypes } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPrinted, type PrintedPerson } from '../../profiles/index.ts'
import type { DocumentCertification } from '../certified/certifications.rules.ts'
import { findCertifications } from '../certified/find-certifications.service.ts'
import { newConfirmationCode } from '../confirm/confirmation-code.rules.ts'
import { type ExportDraftRow, holdDraft } from '../drafts/export-drafts.repository.ts'
import { nameOf, titleOf } from '../drafts/new-content.rules.ts'
import type { Reader } from '../eportfolio.policy.ts'
import { reachOwnEPortfolio } from '../reach-eportfolio.policy.ts'
import { readEPortfolio } from '../read-eportfolio.queries.ts'
import { currentEdition } from '../typeset/index.ts'
import { addToVersion } from './add-to-version.service.ts'
import { saysNothing, textOf } from './document-text.rules.ts'
import * as repository from './export.repository.ts'
import { askForForms, refuseTooMany } from './forms.service.ts'
import { removeVersions } from './remove-versions.service.ts'
import { stateOf, versionSaying, versionToGo } from './versions.rules.ts'

export async function readAsked(
  platform: Platform,
  person: Reader,
  { id, number, isUnchanged }: repository.AskedVersion,
): Promise<AskedEPortfolio> {
  return { ...(await readEPortfolio(platform, person, id)), askedVersion: number, isUnchanged }
}

interface Export {
  clientId: string
  draftId: string
  type: FormType
  /** The e-portfolio that gets a new version. */
  ePortfolioId?: string | undefined
  marksReaders?: boolean | undefined
  /** The version that the person agreed to give up for it. */
  letsGo?: number | undefined
}

/**
 * Exports a draft as saved now; for a client id used before, answers the existing result. If a version says the same
 * already, no new one is made; the form is made from that version, if missing.
 */
export async function exportDraft(platform: Platform, person: Reader, given: Export): Promise<AskedEPortfolio> {
  const { clientId, draftId, ePortfolioId } = given
  const owner = (await findPrinted(platform.pool, person.id)) ?? refuse('NOT_AUTHENTICATED')
  if (ePortfolioId !== undefined) await reachOwnEPortfolio(platform, person, ePortfolioId)
  const asked = await inTransaction(platform.db, async (transaction) => {
    const known = await repository.findByClient(transaction, person.id, clientId)
    if (known !== undefined) return known
    const draft = (await holdDraft(transaction, person.id, draftId)) ?? refuse('EXPORT_DRAFT_NOT_FOUND')
    if (saysNothing(draft.content)) refuse('EXPORT_DRAFT_EMPTY')
    // A concurrent export of the draft from another window may have come first.
    const other =
      ePortfolioId === undefined
        ? await makeRoom(transaction, person.id, clientId)
        : await repository.findByClient(transaction, person.id, clientId)
    if (other !== undefined) return other
    const certifications = await findCertifications(transaction, person.id, draft.content)
    const version = { ...versionOf(platform, draft, given, owner), certifications }
    const { letsGo, marksReaders } = given
    return ePortfolioId === undefined
      ? insertExported(platform, transaction, draft, { ...version, marksReaders })
      : addVersion(platform, transaction, draft, { ...version, marksReaders, ePortfolioId, letsGo })
  })
  return readAsked(platform, person, asked)
}

/** The draft's present content as a version, with the forms to make of it. */
function versionOf({ clock }: Platform, draft: ExportDraftRow, { clientId, type }: Export, owner: PrintedPerson) {
  const { locale, displayName, schoolName } = owner
  const createdAt = clock.now()
  const title = draft.content.title || titleOf(draft.name) || nameOf('', locale)
  const content = { ...draft.content, title }
  // A form that cannot be read in the browser also gets a PDF.
  const documentType = readTypes.find((read) => read === type) ?? 'pdf'
  const types = [...new Set([documentType, type])]
  const forms = types.map((each) => ({ type: each, state: 'pending' as const, askedAt: createdAt }))
  const name = draft.name || nameOf(title, locale)
  const edition = currentEdition
  const printedOwner = { displayName, schoolName }
  const files = { fileIds: imageIdsOf(content), documentType, forms }
  return { clientId, name, content, printedOwner, edition, ...files, createdAt }
}
export type NewVersion = ReturnType<typeof versionOf> &
  Pick<Export, 'marksReaders'> & { certifications: DocumentCertification[] }

/** Inserts the version as a new e-portfolio. */
async function insertExported(
  platform: Platform,
  transaction: Transaction,
  { id: draftId, ownerId }: ExportDraftRow,
  { forms, ...version }: NewVersion,
): Promise<repository.AskedVersion> {
  await refuseTooMany(transaction, ownerId)
  const { clientId, name, content, certifications, printedOwner, edition, fileIds, documentType, createdAt } = version
  const row = {
    id: newId(createdAt.getTime()),
    ownerId,
    clientId,
    draftId,
    title: content.title,
    name,
    documentType,
    createdAt,
    kind: 'exported' as const,
    text: textOf(content),
    confirmationCode: newConfirmationCode(),
    showsOwner: content.pages.showsOwner,
    marksReaders: version.marksReaders ?? false,
  }
  const said = { content, certifications, printedOwner, edition, fileIds }
  await repository.insertEPortfolio(transaction, row, said, forms)
  await askForForms(platform, transaction, ownerId, { id: row.id, number: 1 }, forms)
  return { id: row.id, number: 1, isUnchanged: false }
}

/** Adds a version to an e-portfolio; the present one stays current until the new one is made. */
async function addVersion(
  platform: Platform,
  transaction: Transaction,
  { id: draftId, ownerId }: ExportDraftRow,
  { forms, ePortfolioId: id, letsGo, ...version }: NewVersion & { ePortfolioId: string; letsGo: number | undefined },
): Promise<repository.AskedVersion> {
  const held = await repository.holdEPortfolio(transaction, ownerId, id)
  if (held === undefined || held.draftId !== draftId) refuse('EPORTFOLIO_NOT_FOUND')
  const made = await repository.listForms(transaction, id)
  const versions = (await repository.listVersions(transaction, id)).map((one) => ({
    ...one,
    state: stateOf(one, made),
  }))
  const same = versionSaying(versions, version)
  const isOver = ({ number, state }: (typeof versions)[number]) =>
    state === 'failed' && number !== held.version && number !== same?.number
  await removeVersions(platform, transaction, held, versions.filter(isOver))
  if (same !== undefined) return addToVersion(platform, transaction, held, same, { ...version, forms })
  await refuseTooMany(transaction, ownerId)
  const goes = versionToGo(versions)
  if (goes !== null && goes !== letsGo) {
    refuse('EPORTFOLIO_VERSIONS_FULL', { values: { limit: ePortfolioLimits.formerVersions, number: goes } })
  }
  const number = held.lastVersion + 1
  await repository.updateEPortfolio(transaction, id, { lastVersion: number })
  await repository.insertVersion(transaction, id, { ...version, number, letsGo: goes }, forms)
  await askForForms(platform, transaction, ownerId, { id, number }, forms)
  return { id, number, isUnchanged: false }
}

/**
 * Checks the number of a person's e-portfolios and blocks additions until the transaction ends. Returns the one with
 * this client id if it exists.
 */
export async function makeRoom(
  transaction: Transaction,
  ownerId: string,
  clientId: string,
): Promise<repository.AskedVersion | undefined> {
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
