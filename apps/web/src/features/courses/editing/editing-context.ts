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
  /** The course as the server has it: files, teachers, rights. */
  course: Course
  /** The shared document of the course's facts and structure. */
  shared: SharedDocument
  document: Doc
  /** Whether changes made here are saved. */
  mayWrite: boolean
  /** The others who have the course open. */
  people: readonly PersonPresent[]
  uploads: CourseUploads
  /** Uploads of pictures in unit texts. */
  pictures: PictureUploads
  /** Where shared documents are opened; defaults to the page's own. */
  documents?: Documents | undefined
  accountId: string
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new Error('Outside of the editor of a course')
  return editing
}
