import { renamePictures } from '@learntrail/contract/content/document'
import type { BroughtIn, LeftOut } from '@learntrail/contract/courses/cartridge'
import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { courseMade } from '@learntrail/contract/courses/events'
import { courseDocuments } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import { DocumentFailed, documents, laterRefusal } from '../../../platform/documents/index.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { withTemporaryFolder } from '../../../platform/machine/own-folder.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ReceivedBytes } from '../../../platform/storage/storage.ts'
import { findAccount } from '../../accounts/index.ts'
import { changeDocument } from '../../documents/index.ts'
import {
  addCaptions,
  dropUpload,
  keepUpload,
  receiveUnpacked,
  type StoredFile,
  type Upload,
} from '../../files/index.ts'
import { copyOf } from '../copying/copy-of.rules.ts'
import { insertFiles } from '../copying/copying.repository.ts'
import * as courses from '../courses.repository.ts'
import { writeOutline } from '../structure/course-document.mapping.ts'
import { writeUnitText } from '../structure/unit-text.mapping.ts'
import { type CaptionsOfFiles, captionsOf } from './captions-of.reader.ts'
import { cartridgeTexts } from './cartridge.texts.ts'
import type { CartridgeAnswer, Order, ReadCartridge } from './reading/cartridge.reader.ts'
import type { PackedFile } from './reading/packed-things.reader.ts'

interface Sender {
  ownerId: string
  signal: AbortSignal
}

const reader = new URL('./reading/cartridge.reader.ts', import.meta.url)
/** Limits of the process that reads a cartridge, and of its answer in bytes. */
const readingLimits = { seconds: 120, megabytes: 1_200 }
const mostAnswer = 32 * 1024 * 1024

/** Makes a draft of the person's own from a cartridge; for a cartridge imported before, answers the existing course. */
export async function bringIn(platform: Platform, sender: Sender, cartridge: ReceivedBytes): Promise<BroughtIn> {
  const clientId = clientIdOf(cartridge)
  const before = await findBrought(platform, sender.ownerId, clientId)
  if (before !== undefined) return before
  if ((await courses.countOf(platform.db, sender.ownerId)) >= courseLimits.courses) refuseCount()
  const { locale } = (await findAccount(platform.db, sender.ownerId)) ?? refuse('NOT_AUTHENTICATED')
  return withTemporaryFolder(async (folder) => {
    const { otherPages } = cartridgeTexts[locale]
    const read = await readCartridge(sender, { from: cartridge.path, folder, otherPages })
    const { upload, taken, refused } = await receiveAll(platform, sender, read.files)
    const { cues, leftOut: unread } = await captionsOf(taken)
    const leftOut = [...read.leftOut, ...refused.map(({ name }): LeftOut => ({ kind: 'file', name })), ...unread]
    const course = { ...read, outline: withoutRefused(read.outline, refused) }
    try {
      const id = await keepUpload(
        ...([platform, sender.ownerId, upload] as const),
        (transaction, files) =>
          makeCourse(platform, transaction, { ownerId: sender.ownerId, clientId, course, taken, files, cues }),
        (transaction) => holdPlace(transaction, sender.ownerId, clientId),
      )
      const [shown, leftOutCount] = [leftOut.slice(0, cartridgeLimits.leftOut), leftOut.length]
      return { _id: id, name: course.outline.name, isNew: true, leftOut: shown, leftOutCount }
    } catch (error) {
      // A concurrent import of the same file finished first.
      const other = error instanceof BroughtAlready ? await findBrought(platform, sender.ownerId, clientId) : undefined
      if (other === undefined) throw error
      return other
    }
  })
}

class BroughtAlready extends Error {}

/**
 * Derives the client id from the file's hash, so the same file gives the same course. Other courses get theirs from the
 * browser.
 */
function clientIdOf({ sha256 }: ReceivedBytes): string {
  const hash = `${sha256.slice(0, 12)}8${sha256.slice(13, 16)}8${sha256.slice(17, 32)}`
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20)].join('-')
}

async function findBrought(platform: Platform, ownerId: string, clientId: string): Promise<BroughtIn | undefined> {
  const id = await courses.findByClient(platform.db, ownerId, clientId)
  const course = id === undefined ? undefined : await courses.findCourse(platform.db, id)
  return course && { _id: course.id, name: course.name, isNew: false, leftOut: [], leftOutCount: 0 }
}

const refuseCount = (): never => refuse('COURSE_LIMIT_REACHED', { values: { limit: courseLimits.courses } })

async function holdPlace(transaction: Transaction, ownerId: string, clientId: string): Promise<void> {
  await courses.holdCoursesOf(transaction, ownerId)
  if ((await courses.findByClient(transaction, ownerId, clientId)) !== undefined) throw new BroughtAlready()
  if ((await courses.countOf(transaction, ownerId)) >= courseLimits.courses) refuseCount()
}

async function readCartridge({ ownerId, signal }: Sender, order: Order): Promise<ReadCartridge> {
  const request = { writer: reader, data: order, bytes: mostAnswer, person: ownerId, signal, limits: readingLimits }
  const written = await documents.write(request).catch((error: unknown) => {
    if (!(error instanceof DocumentFailed) || error.reason === 'broken') throw error
    // If this file crashes the process, or exceeds its memory or time, trying again would not help.
    const isItsOwn = ['crashed', 'needs_too_much_memory', 'takes_too_long'].includes(error.reason)
    throw isItsOwn ? new Refusal('COURSE_CARTRIDGE_UNREADABLE') : laterRefusal(error)
  })
  const answer = JSON.parse(Buffer.from(written).toString('utf8')) as CartridgeAnswer
  return 'read' in answer ? answer.read : refuse(`COURSE_CARTRIDGE_${answer.fault}`)
}

interface Received {
  upload: Upload
  /** The files of the cartridge that are in the upload, in its order. */
  taken: PackedFile[]
  refused: PackedFile[]
}

/** Refusals that concern a single file; the course is imported without it. */
const ofOneFile = /^(?:FILE_|PICTURE_)/

/** Puts the files one by one through the same checks as uploaded files. */
async function receiveAll(platform: Platform, sender: Sender, files: readonly PackedFile[]): Promise<Received> {
  const all: Received = { upload: { ...sender, files: [], fields: new Map(), received: [] }, taken: [], refused: [] }
  try {
    for (const file of files) {
      const upload = await receiveUnpacked(platform.storage, sender, file).catch((error: unknown) => {
        if (error instanceof Refusal && ofOneFile.test(error.code)) return undefined
        throw error
      })
      if (upload === undefined || !upload.files.every(isTaken)) {
        if (upload !== undefined) await dropUpload(platform.storage, upload)
        all.refused.push(file)
        continue
      }
      all.upload.files.push(...upload.files)
      all.upload.received.push(...upload.received)
      all.taken.push(file)
    }
    return all
  } catch (error) {
    await dropUpload(platform.storage, all.upload)
    throw error
  }
}

/** The only films that courses accept are MP4. */
const isTaken = ({ mediaType }: { mediaType: string }) => !mediaType.startsWith('video/') || mediaType === 'video/mp4'

function withoutRefused(outline: CourseOutline, refused: readonly PackedFile[]): CourseOutline {
  const gone = new Set(refused.map(({ id }) => id))
  const chapters = outline.chapters.map((chapter) => ({
    ...chapter,
    units: chapter.units.map((unit) => ({
      ...unit,
      resources: unit.resources.filter(({ courseFileId }) => !gone.has(courseFileId ?? '')),
    })),
  }))
  return { ...outline, chapters }
}

interface Making {
  ownerId: string
  clientId: string
  course: ReadCartridge
  taken: readonly PackedFile[]
  files: readonly StoredFile[]
  cues: CaptionsOfFiles['cues']
}

async function makeCourse(
  platform: Platform,
  transaction: Transaction,
  { ownerId, clientId, course, taken, files, cues }: Making,
): Promise<string> {
  const at = platform.clock.now()
  const anew = () => newId(at.getTime())
  const id = anew()
  await courses.insertCourse(transaction, { id, ownerId, clientId, createdAt: at, updatedAt: at })
  const courseFileIds = new Map(taken.map((file) => [file.id, anew()]))
  const { outline, units } = copyOf(course.outline, { newId: anew, files: courseFileIds })
  await insertFiles(
    transaction,
    taken.map((file, index) => ({
      courseId: id,
      id: courseFileIds.get(file.id) ?? anew(),
      clientId: anew(),
      personId: ownerId,
      at,
      use: file.use,
      name: files[index]?.displayName ?? file.name,
      fileId: files[index]?.id ?? null,
      isRemoved: false,
    })),
  )
  const by = { accountId: ownerId, at }
  await changeDocument(platform, transaction, {
    kind: courseDocuments.structure,
    thingId: id,
    ...by,
    change: (document) => writeOutline(document, outline),
  })
  for (const [index, { id }] of taken.entries()) {
    const [file, captions] = [files[index], cues.get(id)]
    if (file && captions) await addCaptions(platform, transaction, { file, byId: ownerId, captions })
  }
  for (const { unitId, text } of course.texts) {
    const thingId = units.get(unitId)
    if (thingId === undefined) continue
    await changeDocument(platform, transaction, {
      kind: courseDocuments.unitText,
      thingId,
      ...by,
      change: (document) =>
        writeUnitText(
          document,
          renamePictures(text, (fileId) => courseFileIds.get(fileId) ?? null),
        ),
    })
  }
  await platform.events.record(transaction, courseMade, { actorId: ownerId, subjectId: id, at })
  return id
}
