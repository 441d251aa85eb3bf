import type { CourseNote } from '@learntrail/contract/courses/notes'
import type { CoursePlace } from '@learntrail/contract/courses/places'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { deleteNote, dropNote, notesQuery, putNote } from '../api/notes.ts'
import { createNoteOutbox, type WaitingNote } from './note-outbox.ts'

export type Notes = ReturnType<typeof useNotes>

interface Undo {
  words: string
  way: string
  restore: () => void
}

/** A person's notes in a course: stored ones, those being sent, and undoing a removal. */
export function useNotes(account: string, courseId: string) {
  const { t } = useTranslation('courses/notes')
  const queryClient = useQueryClient()
  const query = useQuery(notesQuery(courseId))
  const [outbox] = useState(() =>
    createNoteOutbox({ account, courseId, onArrived: (note) => putNote(queryClient, courseId, note) }),
  )
  useEffect(() => {
    outbox.start()
    return outbox.close
  }, [outbox])
  const { waiting, isStuck } = useWatched(outbox)
  const [undo, setUndo] = useState<Undo | null>(null)
  const closeUndo = useCallback(() => setUndo(null), [])

  const write = (place: CoursePlace, text: string) => outbox.put({ clientId: newId(), place, text })
  const offerBack = (words: string, { place, text }: { place: CoursePlace; text: string }) =>
    setUndo({ words, way: t('undo'), restore: () => write(place, text) })

  const removal = useMutation({
    mutationFn: ({ id }: CourseNote) => deleteNote({ id: courseId, noteId: id }),
    onSuccess(_done, note) {
      dropNote(queryClient, courseId, note.id)
      offerBack(t('removed'), note)
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })

  return {
    courseId,
    query,
    waiting,
    isStuck,
    write,
    undo,
    closeUndo,
    show: (next: Undo) => setUndo(next),
    remove: (note: CourseNote) => removal.mutate(note),
    again: ({ clientId }: WaitingNote) => outbox.again(clientId),
    discard(note: WaitingNote) {
      outbox.drop(note.clientId)
      offerBack(t('notSaved'), note)
    },
    /** Puts a note that was changed here, or found changed. */
    put: (note: CourseNote) => putNote(queryClient, courseId, note),
    forget: (note: CourseNote) => dropNote(queryClient, courseId, note.id),
  }
}
