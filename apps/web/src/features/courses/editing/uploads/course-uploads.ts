import type { CourseFile } from '@learntrail/contract/courses/courses'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { newId } from '../../../../api/new-id.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { createWatched } from '../../../../saving/watched.ts'
import { checkSelection, createUploadQueue, type UploadItem, type UploadQueue } from '../../../files/index.ts'
import { announceFile, takeOutFile } from '../api/editing.ts'
import { type Announced, createKeptUploads, type KeptCourseUpload } from './kept-uploads.ts'

/** A file of a course being uploaded. */
export interface CourseUpload {
  courseFileId: string
  item: UploadItem
  /** Why the course refused the file after it had arrived. */
  problem: ApiProblem | null
}

export type CourseUploads = ReturnType<typeof createCourseUploads>

const isFilm = (file: File) => /\.mp4$/i.test(file.name)

/** Returns why a film is refused before its first byte is sent; null if it is not. */
export function filmProblem(file: File): ApiProblem | null {
  if (!isFilm(file)) return new ApiProblem({ code: 'COURSE_VIDEO_FORMAT', status: 422 })
  if (file.size > courseLimits.videoBytes) return new ApiProblem({ code: 'COURSE_VIDEO_TOO_LARGE', status: 422 })
  return null
}

/** Same for any file, by the rules of all uploads. */
function selectionProblem(file: File): ApiProblem | null {
  const [refused] = checkSelection([file], { count: 0, bytes: 0 }).refused
  if (refused === undefined) return null
  if (refused.reason === 'size') return new ApiProblem({ code: 'FILE_TOO_LARGE', status: 413 })
  if (refused.reason === 'empty') return new ApiProblem({ code: 'FILE_EMPTY', status: 422 })
  return new ApiProblem({ code: 'FILE_FORMAT_UNSUPPORTED', status: 415 })
}

interface Told {
  /** Announcing again under this id announces the same file. */
  clientId?: string
  /** Called once the file belongs to the course. */
  onHere?: (courseFile: CourseFile) => void
}

interface UnderWay {
  queue: UploadQueue
  announced: Announced
  onHere: Told['onHere']
  /** The upload is complete and the course is being told. */
  isTelling: boolean
}

interface UploadsOf {
  courseId: string
  account: string
  onChanged: () => void
}

/**
 * The course files that this window uploads. They continue while other parts of the course are open, and after a
 * reload: by themselves if the device kept the bytes, otherwise once the same file is chosen again.
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
    /** Resumes uploads left by closed windows, if the course still waits for them. */
    async start(files: readonly CourseFile[]) {
      letGo = kept.hold()
      for (const { courseFileId, announced, upload } of await kept.takeOver()) {
        const awaited = files.find(({ _id }) => _id === courseFileId)
        if (awaited === undefined || awaited.file !== null || underWay.has(courseFileId)) continue
        // The place in the text that it was meant for is no longer known.
        if (announced.use === 'picture') void takeOutFile(courseFileId).then(onChanged, () => undefined)
        else void begin(courseFileId, announced).restore([upload])
      }
    },
    /** Announces a file and starts its upload. Returns the course file, whose content has not arrived yet. */
    async send(file: File, use: CourseFileUse, { clientId = newId(), onHere }: Told = {}): Promise<CourseFile> {
      const problem = selectionProblem(file)
      if (problem !== null) throw problem
      const announced = { courseId, clientId, use, name: file.name }
      const courseFile = await announceFile(announced)
      begin(courseFile._id, announced, onHere).add([file])
      onChanged()
      return courseFile
    },
    /** Retries from where it failed: the upload, or telling the course. */
    retry(courseFileId: string) {
      const of = underWay.get(courseFileId)
      const item = of?.queue.read()[0]
      if (of === undefined || item === undefined) return
      put(courseFileId, { problem: null })
      of.isTelling = false
      if (item.summary) void arrive(courseFileId, of, item.summary.id)
      else of.queue.retry(item.key)
    },
    /** Resumes with a file whose bytes the device did not keep; returns false if it is another file. */
    async chooseAgain(courseFileId: string, file: File): Promise<boolean> {
      const queue = underWay.get(courseFileId)?.queue
      return (await queue?.chooseAgain(queue.read()[0]?.key ?? '', file)) ?? false
    },
    /** Cancels an upload and deletes it here and on the server. */
    async cancel(courseFileId: string) {
      const queue = underWay.get(courseFileId)?.queue
      drop(courseFileId)
      queue?.remove(queue.read()[0]?.key ?? '')
      queue?.stop()
      // If this fails, the course keeps a file that never arrived, which any editor can remove.
      await takeOutFile(courseFileId).catch(() => undefined)
      onChanged()
    },
    /** Stops uploading. Arrived files stay; the others resume when the course is opened again. */
    stop() {
      for (const { queue } of underWay.values()) queue.stop()
      letGo()
    },
  }
}

function keptOf(courseFileId: string, { queue, announced }: UnderWay): KeptCourseUpload[] {
  return queue.kept().map((upload) => ({ courseFileId, announced, upload }))
}
