import type { CoursePlace } from '@learntrail/contract/courses/places'
import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../ui/keep-draft.ts'

/** A note that is being written, and where it will stand. */
export interface TypedNote {
  text: string
  film: CoursePlace['film']
}

/** Kept on the device with every letter, through a closed tab. */
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
