import { ePortfolioExported, exportFailed } from '@learntrail/contract/eportfolio/events'
import { nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type MadeFile, storeMade } from '../../files/index.ts'
import { findPictures } from '../drafts/draft-pictures.ts'
import { findOwner } from '../owner.repository.ts'
import { type DocumentInput, type Making, makeNationalPdf, makePagePictures, makePdf } from '../typeset/index.ts'
import * as repository from './export.repository.ts'
import { FormFailed, lastingFailureOf } from './form-failures.rules.ts'
import { watchProgress } from './form-progress.ts'

/** Pixels of the picture of the first page, as it is made. */
const coverWidth = 640

/** The form is gone, or was made meanwhile: what came out now is not wanted. */
class NotWanted extends Error {}

/**
 * Makes one form of an e-portfolio and writes it down. Repeating it, doing it twice at once and finding the e-portfolio
 * gone are harmless. Throws what another try may mend, unless this one is the last.
 */
export async function makeForm(
  platform: Platform,
  key: repository.FormKey,
  { isLast }: { isLast: boolean },
): Promise<void> {
  await platform.locks.exclusively(`e-portfolio ${key.id} ${key.type}`, async () => {
    const row = await repository.beginForm(platform.db, key)
    if (row === undefined) return
    try {
      await makeAndKeep(platform, row, key)
    } catch (error) {
      await afterFailure(platform, row, key, { error, isLast })
    }
  })
}

interface Made extends Omit<MadeFile, 'name'> {
  ending: string
  pages: number
  leftOut: string[]
  isRecompressed: boolean
}

async function makeAndKeep(platform: Platform, row: repository.EPortfolioData, key: repository.FormKey): Promise<void> {
  const watch = watchProgress((share) => repository.saveProgress(platform.db, key, share))
  let made: Made
  try {
    made = await make(platform, await inputOf(platform, row), key, watch)
  } catch (error) {
    throw watch.signal.aborted ? new NotWanted() : error
  } finally {
    await watch.settled()
  }
  const { ending, pages, leftOut, isRecompressed, ...file } = made
  const named = { ...file, name: `${row.name}.${ending}` }
  await storeMade(platform, row.ownerId, named, async (transaction, { id: fileId }) => {
    const madeAt = platform.clock.now()
    const facts = { fileId, pages, isRecompressed, leftOutCount: leftOut.length, madeAt }
    const isEnded = await repository.endForm(transaction, key, { state: 'done', failure: null, progress: 1, ...facts })
    if (!isEnded) throw new NotWanted()
    const fact = factOf(platform, row)
    const data = { ...fact.data, type: key.type }
    await platform.events.record(transaction, ePortfolioExported, { ...fact, data })
  })
}

async function inputOf(platform: Platform, row: repository.EPortfolioData): Promise<DocumentInput> {
  const owner = await findOwner(platform.pool, row.ownerId)
  if (row.content === null || owner === undefined) throw new NotWanted()
  return {
    content: row.content,
    pictures: await findPictures(platform.db, row.ownerId, row.fileIds),
    person: row.ownerId,
    owner,
    // Every form says the same, whenever it was asked for.
    madeOn: dayIn(row.createdAt),
    confirmationCode: row.confirmationCode,
  }
}

const pdf = { kind: 'pdf', mediaType: 'application/pdf', ending: 'pdf' } as const
const zip = { kind: 'other', mediaType: 'application/zip', ending: 'zip' } as const

async function make(
  platform: Platform,
  input: DocumentInput,
  { type }: repository.FormKey,
  making: Making,
): Promise<Made> {
  switch (type) {
    case 'pdf':
    case 'pdfa': {
      const {
        pdf: content,
        cover,
        ...rest
      } = await makePdf(platform, input, { ...making, isArchival: type === 'pdfa' })
      return { ...rest, ...pdf, content, cover: coverOf(cover), isRecompressed: false }
    }
    case 'national': {
      const limit = nationalUploadRule(dayIn(platform.clock.now())).documentBytes
      const { pdf: content, cover, fits, ...rest } = await makeNationalPdf(platform, input, { ...making, limit })
      if (!fits) throw new FormFailed('national_too_large')
      return { ...rest, ...pdf, content, cover: coverOf(cover) }
    }
    case 'pictures': {
      const { zip: content, ...rest } = await makePagePictures(platform, input, making)
      return { ...rest, ...zip, content, cover: null, isRecompressed: false }
    }
  }
}

const coverOf = (content: Buffer) => (content.length === 0 ? null : { content, width: coverWidth })

async function afterFailure(
  platform: Platform,
  row: repository.EPortfolioData,
  key: repository.FormKey,
  { error, isLast }: { error: unknown; isLast: boolean },
): Promise<void> {
  if (error instanceof NotWanted) return
  const failure = lastingFailureOf(error) ?? (isLast ? 'interrupted' : undefined)
  if (failure === undefined) throw error
  platform.log.warn({ err: error, ...key }, 'an e-portfolio could not be exported')
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.endForm(transaction, key, { state: 'failed', failure }))) return
    const fact = factOf(platform, row)
    const data = { ...fact.data, type: key.type, failure }
    await platform.events.record(transaction, exportFailed, { ...fact, data })
  })
}

/** The owner may be long gone from the export. */
function factOf({ clock }: Platform, { id, ownerId, title }: repository.EPortfolioData) {
  return { actorId: null, subjectId: id, data: { title, ownerId }, at: clock.now() }
}
