import type { CourseFileUse } from '@learntrail/contract/courses/facts'
import { newId } from '../../../../api/new-id.ts'
import { closedWindows, holdName, windowName } from '../../../../saving/window-names.ts'
import { dropDraft, readDraft, writeDraft } from '../../../../ui/keep-draft.ts'
import type { KeptUpload } from '../../../files/index.ts'

/** What the course was told of an announced file. */
export interface Announced {
  courseId: string
  clientId: string
  use: CourseFileUse
  name: string
}

/** An upload as kept on this device: its purpose and progress. */
export interface KeptCourseUpload {
  courseFileId: string
  announced: Announced
  upload: KeptUpload
}

interface Kept {
  uploads: KeptCourseUpload[]
}

/** The uploads of a course on this device. Each window keeps its own, and takes over those of closed windows. */
export function createKeptUploads(account: string, courseId: string) {
  const all = `course-uploads.${account}.${courseId}`
  const mine = windowName(all, newId())
  let written = ''
  return {
    hold: () => holdName(mine),
    write(uploads: readonly KeptCourseUpload[]) {
      const now = JSON.stringify(uploads)
      if (now === written) return
      written = now
      if (uploads.length === 0) dropDraft(mine)
      else writeDraft(mine, { uploads })
    },
    async takeOver(): Promise<KeptCourseUpload[]> {
      const names = (await closedWindows(all)).filter((name) => name !== mine)
      const found = names.flatMap((name) => readDraft<Kept>(name).uploads ?? [])
      for (const name of names) dropDraft(name)
      return found
    },
  }
}
