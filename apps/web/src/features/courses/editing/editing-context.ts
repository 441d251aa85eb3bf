import type { Course } from '@learntrail/contract/courses/courses'
import type { PersonPresent } from '@learntrail/contract/documents/facts'
import { createContext, useContext } from 'react'
import type { Doc } from 'yjs'
import type { SharedDocument } from '../../../documents/shared-document.ts'
import type { StructureView } from './structure/structure-view.ts'
import type { CourseUploads } from './uploads/course-uploads.ts'

export interface Editing extends StructureView {
  /** What the server says of it: files, who teaches, what may be done. */
  course: Course
  document: Doc
  /** Whether what is written here goes anywhere. */
  mayWrite: boolean
  /** The others who have it open. */
  people: readonly PersonPresent[]
  uploads: CourseUploads
  /** Opens the text of a unit. */
  openUnit: (unitId: string) => SharedDocument
  accountId: string
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new Error('Outside of the editor of a course')
  return editing
}
