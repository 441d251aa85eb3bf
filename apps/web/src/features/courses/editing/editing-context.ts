import type { Course } from '@learntrail/contract/courses/courses'
import type { PersonPresent } from '@learntrail/contract/documents/facts'
import { createContext, useContext } from 'react'
import type { Doc } from 'yjs'
import type { SharedDocument, useSharedDocument } from '../../../documents/index.ts'
import type { StructureView } from './structure/structure-view.ts'
import type { CourseUploads } from './uploads/course-uploads.ts'
import type { PictureUploads } from './uploads/picture-uploads.ts'

export type Documents = NonNullable<Parameters<typeof useSharedDocument>[1]>

export interface Editing extends StructureView {
  /** What the server says of it: files, who teaches, what may be done. */
  course: Course
  /** What the course says and how it is divided. */
  shared: SharedDocument
  document: Doc
  /** Whether what is written here goes anywhere. */
  mayWrite: boolean
  /** The others who have it open. */
  people: readonly PersonPresent[]
  uploads: CourseUploads
  /** Of texts of units. */
  pictures: PictureUploads
  /** Where documents are open; those of the page, unless said. */
  documents?: Documents | undefined
  accountId: string
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new Error('Outside of the editor of a course')
  return editing
}
