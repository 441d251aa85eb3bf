import type { CourseFile } from '@learntrail/contract/courses/courses'
import { kindOfName } from '@learntrail/contract/files/file-types'
import { newId } from '../../../../api/new-id.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { createWatched } from '../../../../saving/watched.ts'
import type { CourseUploads } from './course-uploads.ts'

/** A picture being uploaded for a unit's text. */
export interface PictureUpload {
  key: string
  unitId: string
  file: File
  /** Id of the course file; null until announced. */
  courseFileId: string | null
  /** The course has the file, and it waits to be inserted. */
  isHere: boolean
  /** Why announcing it failed. */
  problem: ApiProblem | null
}

export type PictureUploads = ReturnType<typeof createPictureUploads>

/** Pictures that this window uploads for unit texts. They continue while other units are open, and wait for theirs. */
export function createPictureUploads(uploads: CourseUploads) {
  const state = createWatched({ pictures: [] as readonly PictureUpload[], arrived: new Map<string, CourseFile>() })
  const find = (key: string) => state.read().pictures.find((one) => one.key === key)
  const change = (key: string, part: Partial<PictureUpload>) =>
    state.show({ pictures: state.read().pictures.map((one) => (one.key === key ? { ...one, ...part } : one)) })
  const drop = (key: string) => state.show({ pictures: state.read().pictures.filter((one) => one.key !== key) })

  function onHere(key: string, courseFile: CourseFile) {
    state.show({ arrived: new Map(state.read().arrived).set(courseFile._id, courseFile) })
    change(key, { courseFileId: courseFile._id, isHere: true })
  }

  async function begin(key: string) {
    const { file } = find(key) ?? {}
    if (file === undefined) return
    try {
      if (kindOfName(file.name) !== 'image')
        throw new ApiProblem({ code: 'FILE_NOT_PICTURE', status: 422, values: { name: file.name } })
      const told = { clientId: key, onHere: (courseFile: CourseFile) => onHere(key, courseFile) }
      const { _id } = await uploads.send(file, 'picture', told)
      if (find(key) === undefined) void uploads.cancel(_id)
      else change(key, { courseFileId: _id, problem: null })
    } catch (problem) {
      change(key, { problem: problem as ApiProblem })
    }
  }

  return {
    ...state,
    send(file: File, unitId: string): string {
      const key = newId()
      const picture = { key, unitId, file, courseFileId: null, isHere: false, problem: null }
      state.show({ pictures: [...state.read().pictures, picture] })
      void begin(key)
      return key
    },
    retry(key: string) {
      const picture = find(key)
      if (picture === undefined) return
      if (picture.courseFileId !== null) return uploads.retry(picture.courseFileId)
      change(key, { problem: null })
      void begin(key)
    },
    /** Gives a picture up; the course keeps no file of it. */
    remove(key: string) {
      const picture = find(key)
      drop(key)
      if (picture?.courseFileId) void uploads.cancel(picture.courseFileId)
    },
    /** Takes a picture for insertion; returns false if it was taken before. */
    take(key: string): boolean {
      const isThere = find(key) !== undefined
      drop(key)
      return isThere
    },
  }
}
