import type { CourseFile } from '@learntrail/contract/courses/courses'
import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { newId } from '../../../../api/new-id.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { createWatched } from '../../../../saving/watched.ts'
import { createUploadQueue, type UploadItem, type UploadQueue } from '../../../files/index.ts'
import { announceFile, removeCourseFile } from '../api/editing.ts'

/** One file of a course on its way. */
export interface CourseUpload {
  courseFileId: string
  item: UploadItem
  /** What the course says against it after it has arrived. */
  problem: ApiProblem | null
}

export type CourseUploads = ReturnType<typeof createCourseUploads>

const isFilm = (file: File) => /\.mp4$/i.test(file.name)

interface Told {
  /** By which the same file is announced again. */
  clientId?: string
  /** It is a file of the course now. */
  onHere?: (courseFile: CourseFile) => void
}

/** What speaks against a film before its first byte is sent. */
export function filmProblem(file: File): ApiProblem | null {
  if (!isFilm(file)) return new ApiProblem({ code: 'COURSE_VIDEO_FORMAT', status: 422 })
  if (file.size > courseLimits.videoBytes) return new ApiProblem({ code: 'COURSE_VIDEO_TOO_LARGE', status: 422 })
  return null
}

/** The files of a course that this window sends; they go on while other parts of the course are open. */
export function createCourseUploads(courseId: string, onChanged: () => void) {
  const state = createWatched({ uploads: [] as readonly CourseUpload[] })
  const queues = new Map<string, UploadQueue>()
  /** Of what has arrived: says so to the course, once more where that failed. */
  const arrivals = new Map<string, () => Promise<void>>()
  const put = (courseFileId: string, part: Partial<CourseUpload>) =>
    state.show({
      uploads: state.read().uploads.map((one) => (one.courseFileId === courseFileId ? { ...one, ...part } : one)),
    })
  const drop = (courseFileId: string) => {
    queues.delete(courseFileId)
    arrivals.delete(courseFileId)
    state.show({ uploads: state.read().uploads.filter((one) => one.courseFileId !== courseFileId) })
  }

  async function arrive(courseFileId: string, body: Parameters<typeof announceFile>[0], onHere?: Told['onHere']) {
    put(courseFileId, { problem: null })
    try {
      const courseFile = await announceFile(body)
      drop(courseFileId)
      onHere?.(courseFile)
    } catch (problem) {
      put(courseFileId, { problem: problem as ApiProblem })
    }
    onChanged()
  }

  return {
    ...state,
    /** Says that it comes, and sends it; answers the file of the course, which is not there yet. */
    async send(file: File, use: CourseFileUse, { clientId = newId(), onHere }: Told = {}): Promise<CourseFile> {
      const body = { courseId, clientId, use, name: file.name }
      const courseFile = await announceFile(body)
      let hasArrived = false
      const queue = createUploadQueue(() => {
        const item = queue.read()[0]
        if (!item || !queues.has(courseFile._id)) return
        put(courseFile._id, { item })
        if (item.summary && !hasArrived) {
          hasArrived = true
          const { id: fileId } = item.summary
          arrivals.set(courseFile._id, () => arrive(courseFile._id, { ...body, fileId }, onHere))
          void arrivals.get(courseFile._id)?.()
        }
      })
      queues.set(courseFile._id, queue)
      const [refused] = queue.add([file])
      const item = queue.read()[0]
      if (refused || !item) {
        queues.delete(courseFile._id)
        throw new ApiProblem({ code: 'FILE_FORMAT_UNSUPPORTED', status: 415 })
      }
      state.show({ uploads: [...state.read().uploads, { courseFileId: courseFile._id, item, problem: null }] })
      onChanged()
      return courseFile
    },
    retry(courseFileId: string) {
      const again = arrivals.get(courseFileId)
      if (again) return void again()
      const queue = queues.get(courseFileId)
      const item = queue?.read()[0]
      if (item) queue?.retry(item.key)
    },
    /** Gives up what is on its way; the course has no file of it then. */
    remove(courseFileId: string) {
      const queue = queues.get(courseFileId)
      drop(courseFileId)
      for (const { key } of queue?.read() ?? []) queue?.remove(key)
      // Whoever is without a line leaves a name behind, which nothing of the course shows.
      void removeCourseFile(courseFileId).then(onChanged, () => undefined)
    },
    /** Files that have arrived stay; what is on its way is given up. */
    stop() {
      for (const queue of queues.values()) queue.stop()
    },
  }
}
