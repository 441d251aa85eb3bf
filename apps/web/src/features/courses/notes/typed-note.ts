import type { CoursePlace } from '@learntrail/contract/courses/places'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'

/** A note being written, and its place. */
export interface TypedNote {
  text: string
  film: CoursePlace['film']
}

/** State of a note being written, kept on the device with every letter. */
export function useTypedNote(account: string, courseId: string, unitId: string) {
  const name = `course-note-typed.${account}.${courseId}.${unitId}`
  const [typed, setTyped] = useState<TypedNote | null>(() => {
    const { text = '', film = null } = readDraft<TypedNote>(name)
    return text === '' ? null : { text, film }
  })
  const put = (next: TypedNote | null) => {
    setTyped(next)
    if (next === null || next.text === '') dropDraft(name)
    else writeDraft(name, next)
  }
  return [typed, put] as const
}
