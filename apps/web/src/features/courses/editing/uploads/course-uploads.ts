import type { CourseFile } from '@learntrail/contract/courses/courses'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { newId } from '../../../../api/new-id.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { createWatched } from '../../../../saving/watched.ts'
import { checkSelection, createUploadQueue, type UploadItem, type UploadQueue } from '../../../files/index.ts'
import { announceFile, takeOutFile } from '../api/editing.ts'
import { type Announced, createKeptUploads, type KeptCourseUpload } from './kept-uploads.ts'

/** One file of a course on its way. */
export interface CourseUpload {
  courseFileId: string
  item: UploadItem
  /** What the course says against it after it has arrived. */
  problem: ApiProblem | null
}

export type CourseUploads = ReturnType<typeof createCourseUploads>

const isFilm = (file: File) => /\.mp4$/i.test(file.name)

/** What speaks against a film before its first byte is sent. */
export function filmProblem(file: File): ApiProblem | null {
  if (!isFilm(file)) return new ApiProblem({ code: 'COURSE_VIDEO_FORMAT', status: 422 })
  if (file.size > courseLimits.videoBytes) return new ApiProblem({ code: 'COURSE_VIDEO_TOO_LARGE', status: 422 })
  return null
}

/** The same of any file, as the uploads of the whole product have it. */
function selectionProblem(file: File): ApiProblem | null {
  const [refused] = checkSelection([file], { count: 0, bytes: 0 }).refused
  if (refused === undefined) return null
  if (refused.reason === 'size') return new ApiProblem({ code: 'FILE_TOO_LARGE', status: 413 })
  if (refused.reason === 'empty') return new ApiProblem({ code: 'FILE_EMPTY', status: 422 })
  return new ApiProblem({ code: 'FILE_FORMAT_UNSUPPORTED', status: 415 })
}

interface Told {
  /** By which the same file is announced again. */
  clientId?: string
  /** It is a file of the course now. */
  onHere?: (courseFile: CourseFile) => void
}

interface UnderWay {
  queue: UploadQueue
  announced: Announced
  onHere: Told['onHere']
  /** It has arrived, and the course is being told. */
  isTelling: boolean
}

interface UploadsOf {
  courseId: string
  account: string
  onChanged: () => void
}

/**
 * The files of a course that this window sends. They go on while other parts of the course are open, and after the page
 * was loaded anew: by themselves where the device has kept the bytes, else once the same file is chosen again.
 */
export function createCourseUploads({ courseId, account, onChanged }: UploadsOf) {
  const state = createWatched({ uploads: [] as readonly CourseUpload[] })
  const kept = createKeptUploads(account, courseId)
  const underWay = new Map<string, UnderWay>()
  let letGo: () => void = () => undefined

  function show(uploads: readonly CourseUpload[]) {
    state.show({ uploads })
    kept.write([...underWay].flatMap(([courseFileId, of]) => keptOf(courseFileId, of)))
  }
  const put = (courseFileId: string, part: Partial<CourseUpload>) =>
    show(state.read().uploads.map((one) => (one.courseFileId === courseFileId ? { ...one, ...part } : one)))
  function drop(courseFileId: string) {
    underWay.delete(courseFileId)
    show(state.read().uploads.filter((one) => one.courseFileId !== courseFileId))
  }

  async function arrive(courseFileId: string, of: UnderWay, fileId: string) {
    if (of.isTelling) return
    of.isTelling = true
    try {
      const courseFile = await announceFile({ ...of.announced, fileId })
      of.queue.stop()
      drop(courseFileId)
      of.onHere?.(courseFile)
    } catch (problem) {
      put(courseFileId, { problem: problem as ApiProblem })
    }
    onChanged()
  }

  function follow(courseFileId: string) {
    const of = underWay.get(courseFileId)
    const item = of?.queue.read()[0]
    if (of === undefined || item === undefined) return
    const isThere = state.read().uploads.some((one) => one.courseFileId === courseFileId)
    if (isThere) put(courseFileId, { item })
    else show([...state.read().uploads, { courseFileId, item, problem: null }])
    if (item.summary) void arrive(courseFileId, of, item.summary.id)
  }

  function begin(courseFileId: string, announced: Announced, onHere?: Told['onHere']): UploadQueue {
    const queue = createUploadQueue(() => follow(courseFileId), { mostKept: courseLimits.videoBytes })
    underWay.set(courseFileId, { queue, announced, onHere, isTelling: false })
    return queue
  }

  return {
    ...state,
    /** Goes on with what closed pages have left, as long as the course still waits for it. */
    async start(files: readonly CourseFile[]) {
      letGo = kept.hold()
      for (const { courseFileId, announced, upload } of await kept.takeOver()) {
        const awaited = files.find(({ _id }) => _id === courseFileId)
        if (awaited === undefined || awaited.file !== null || underWay.has(courseFileId)) continue
        // The place in the text that it was for is not known any more.
        if (announced.use === 'picture') void takeOutFile(courseFileId).then(onChanged, () => undefined)
        else void begin(courseFileId, announced).restore([upload])
      }
    },
    /** Says that it comes, and sends it; answers the file of the course, which is not there yet. */
    async send(file: File, use: CourseFileUse, { clientId = newId(), onHere }: Told = {}): Promise<CourseFile> {
      const problem = selectionProblem(file)
      if (problem !== null) throw problem
      const announced = { courseId, clientId, use, name: file.name }
      const courseFile = await announceFile(announced)
      begin(courseFile._id, announced, onHere).add([file])
      onChanged()
      return courseFile
    },
    /** What failed begins again from where it was: its bytes, or telling the course. */
    retry(courseFileId: string) {
      const of = underWay.get(courseFileId)
      const item = of?.queue.read()[0]
      if (of === undefined || item === undefined) return
      put(courseFileId, { problem: null })
      of.isTelling = false
      if (item.summary) void arrive(courseFileId, of, item.summary.id)
      else of.queue.retry(item.key)
    },
    /** The same file, of which the device has not kept the bytes; false: it is another one. */
    async chooseAgain(courseFileId: string, file: File): Promise<boolean> {
      const queue = underWay.get(courseFileId)?.queue
      return (await queue?.chooseAgain(queue.read()[0]?.key ?? '', file)) ?? false
    },
    /** Nobody wants it any more: nothing of it stays, here or on the server. */
    async cancel(courseFileId: string) {
      const queue = underWay.get(courseFileId)?.queue
      drop(courseFileId)
      queue?.remove(queue.read()[0]?.key ?? '')
      queue?.stop()
      // What does not get through waits in the course as a file that never came, which anybody can take out.
      await takeOutFile(courseFileId).catch(() => undefined)
      onChanged()
    },
    /** Files that have arrived stay; what is on its way goes on when the course is opened again. */
    stop() {
      for (const { queue } of underWay.values()) queue.stop()
      letGo()
    },
  }
}

function keptOf(courseFileId: string, { queue, announced }: UnderWay): KeptCourseUpload[] {
  return queue.kept().map((upload) => ({ courseFileId, announced, upload }))
}
