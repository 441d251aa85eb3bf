import { ePortfolioExported, exportFailed } from '@learntrail/contract/eportfolio/events'
import { endingOf } from '@learntrail/contract/eportfolio/facts'
import { nationalUploadRule } from '@learntrail/contract/eportfolio/national-upload'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type MadeFile, storeMade } from '../../files/index.ts'
import { findPrinted } from '../../profiles/index.ts'
import { findPictures } from '../drafts/draft-pictures.service.ts'
import { makeFlowing } from '../flowing/make-flowing.service.ts'
import {
  type DocumentInput,
  editionOf,
  type Making,
  makeNationalPdf,
  makePagePictures,
  makePdf,
} from '../typeset/index.ts'
import * as repository from './export.repository.ts'
import { FormFailed, lastingFailureOf } from './form-failures.rules.ts'
import { watchProgress } from './form-progress.service.ts'
import { readFromNowOn } from './read-from-now-on.service.ts'

/** Pixels; width of the cover as it is made. */
const coverWidth = 640

/** The form is gone or was made in between, so the result is dropped. */
class NotWanted extends Error {}

/**
 * Makes a form of an e-portfolio and stores it. Safe to repeat, to run twice at once, and for a deleted e-portfolio.
 * Throws errors that another try may fix, unless this is the last.
 */
export async function makeForm(
  platform: Platform,
  key: repository.FormKey,
  { isLast }: { isLast: boolean },
): Promise<void> {
  await platform.locks.exclusively(`e-portfolio ${key.id} ${key.version} ${key.type}`, async () => {
    const exported = await repository.beginForm(platform.db, key)
    if (exported === undefined) return
    await tellOwner(platform, platform.db, exported)
    try {
      await makeAndKeep(platform, exported, key)
    } catch (error) {
      await afterFailure(platform, exported, key, { error, isLast })
    }
  })
}

interface Made extends Omit<MadeFile, 'name'> {
  pages: number | null
  leftOut: string[]
  isRecompressed: boolean
}

async function makeAndKeep(platform: Platform, exported: repository.Exported, key: repository.FormKey): Promise<void> {
  const { ePortfolio, version } = exported
  const watch = watchProgress(async (share) => {
    const isWanted = await repository.saveProgress(platform.db, key, share)
    if (isWanted && share !== undefined) await tellOwner(platform, platform.db, exported)
    return isWanted
  })
  let made: Made
  try {
    made = await make(platform, await inputOf(platform, exported), key, watch)
  } catch (error) {
    throw watch.signal.aborted ? new NotWanted() : error
  } finally {
    await watch.settled()
  }
  const { pages, leftOut, isRecompressed, ...file } = made
  const { ownerId } = ePortfolio
  // The current version's file has the e-portfolio's present name.
  const { name } = version.number === ePortfolio.version ? ePortfolio : version
  await storeMade(
    platform,
    ownerId,
    { ...file, name: `${name}.${endingOf(key.type)}` },
    async (transaction, { id: fileId }) => {
      const held = await repository.holdEPortfolio(transaction, ownerId, key.id)
      if (held === undefined) throw new NotWanted()
      const madeAt = platform.clock.now()
      const facts = { fileId, pages, isRecompressed, leftOutCount: leftOut.length, madeAt }
      const isEnded = await repository.endForm(transaction, key, {
        state: 'done',
        failure: null,
        progress: 1,
        ...facts,
      })
      if (!isEnded) throw new NotWanted()
      await tellOwner(platform, transaction, exported)
      if (key.type === version.documentType && version.number > held.version) {
        await readFromNowOn(platform, transaction, held, version)
      }
      const fact = factOf(platform, exported)
      const data = { ...fact.data, type: key.type }
      await platform.events.record(transaction, ePortfolioExported, { ...fact, data })
    },
  )
}

async function inputOf(platform: Platform, { ePortfolio, version }: repository.Exported): Promise<DocumentInput> {
  const { ownerId, confirmationCode } = ePortfolio
  const owner = await findPrinted(platform.pool, ownerId)
  if (version.content === null || owner === undefined) throw new NotWanted()
  return {
    content: version.content,
    certifications: version.certifications,
    edition: editionOf(version.edition),
    pictures: await findPictures(platform.db, ownerId, version.fileIds),
    person: ownerId,
    owner: version.printedOwner ?? owner,
    // The day of the export, the same in every form whenever it is made.
    madeOn: dayIn(version.createdAt),
    confirmationCode,
  }
}

const pdf = { kind: 'pdf', mediaType: 'application/pdf' } as const
const zip = { kind: 'other', mediaType: 'application/zip' } as const
/** Forms without pages. */
const flowing = {
  html: { kind: 'other', mediaType: 'text/html; charset=utf-8' },
  leap2a: zip,
  epub: { kind: 'other', mediaType: 'application/epub+zip' },
  docx: {
    kind: 'other',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const

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
    case 'html':
    case 'epub':
    case 'docx':
    case 'leap2a':
      return {
        ...(await makeFlowing(platform, input, type, making)),
        ...flowing[type],
        cover: null,
        pages: null,
        isRecompressed: false,
      }
  }
}

const coverOf = (content: Buffer) => (content.length === 0 ? null : { content, width: coverWidth })

async function afterFailure(
  platform: Platform,
  exported: repository.Exported,
  key: repository.FormKey,
  { error, isLast }: { error: unknown; isLast: boolean },
): Promise<void> {
  if (error instanceof NotWanted) return
  const failure = lastingFailureOf(error) ?? (isLast ? 'interrupted' : undefined)
  if (failure === undefined) throw error
  platform.log.warn({ err: error, ...key }, 'could not export an e-portfolio')
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.endForm(transaction, key, { state: 'failed', failure }))) return
    await tellOwner(platform, transaction, exported)
    const fact = factOf(platform, exported)
    const data = { ...fact.data, type: key.type, failure }
    await platform.events.record(transaction, exportFailed, { ...fact, data })
  })
}

/** The owner may be watching. */
function tellOwner({ realtime }: Platform, change: Queryable, { ePortfolio }: repository.Exported): Promise<void> {
  return realtime.tell(change, { topic: ePortfolio.ownerId, kind: 'updateEPortfolio', id: ePortfolio.id })
}

/** An event of the product rather than of the owner, who may have left long ago. */
function factOf({ clock }: Platform, { ePortfolio, version }: repository.Exported) {
  const { id, ownerId } = ePortfolio
  const title = version.content?.title ?? ePortfolio.title
  return { actorId: null, subjectId: id, data: { title, ownerId, version: version.number }, at: clock.now() }
}
