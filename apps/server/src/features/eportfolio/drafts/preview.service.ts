import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import { imageIdsOf } from '@learntrail/contract/eportfolio/document-tools'
import type { NationalCheck, PreviewAnswer } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import type { Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { waitedFor } from '../../../platform/documents/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findPrinted } from '../../profiles/index.ts'
import { findCertifications } from '../certified/find-certifications.service.ts'
import { saysNothing } from '../export/document-text.rules.ts'
import { currentEdition, type DocumentInput, makeNationalPdf, previewPages } from '../typeset/index.ts'
import { findPictures } from './draft-pictures.service.ts'
import { checkExportDraft, reachExportDraft } from './export-drafts.service.ts'

interface Wanted {
  content: DocumentContent
  from: number
  to: number
  known: string[]
}

/** Returns pages of unsaved content. Pictures that are not the person's own are left out. */
export async function previewDraft(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  { content, ...wanted }: Wanted,
  signal: AbortSignal,
): Promise<PreviewAnswer> {
  await checkExportDraft(platform, person, id)
  const input = await inputOf(platform, person.id, content)
  return waitedFor(previewPages(platform, input, { ...wanted, signal }), ePortfolioLimits.documentPages)
}

/** Returns whether the saved draft can be made to fit today's limit of the national system. */
export async function checkNational(
  platform: Platform,
  person: Pick<Person, 'id'>,
  id: string,
  signal: AbortSignal,
): Promise<NationalCheck> {
  const { content } = await reachExportDraft(platform, person, id)
  if (saysNothing(content)) refuse('EXPORT_DRAFT_EMPTY')
  const input = await inputOf(platform, person.id, content)
  const limit = nationalUploadRule(input.madeOn).documentBytes
  const { pdf, ...made } = await waitedFor(
    makeNationalPdf(platform, input, { limit, signal }),
    ePortfolioLimits.documentPages,
  )
  const { fits, isRecompressed, pages, leftOut } = made
  return { fits, bytes: pdf.byteLength, limit, isRecompressed, pages, leftOut }
}

async function inputOf(platform: Platform, ownerId: string, content: DocumentContent): Promise<DocumentInput> {
  const [found, certifications, pictures] = await Promise.all([
    findPrinted(platform.pool, ownerId),
    findCertifications(platform.db, ownerId, content),
    findPictures(platform.db, ownerId, imageIdsOf(content)),
  ])
  const owner = found ?? refuse('NOT_AUTHENTICATED')
  const madeOn = dayIn(platform.clock.now())
  const edition = currentEdition
  return { content, certifications, edition, pictures, person: ownerId, owner, madeOn, confirmationCode: null }
}
