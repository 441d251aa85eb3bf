import type { CourseNote } from '@learntrail/contract/courses/notes'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'
import { coursesKey } from './courses.ts'

/** All notes of the caller in a course. */
export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: [...coursesKey, 'one', id, 'notes'],
    queryFn: ({ signal }) => call('GET /api/v2/courses/:id/notes', { params: { id }, signal }),
    staleTime: 0,
  })

export const writeNote = (id: string, body: InputOf<'POST /api/v2/courses/:id/notes'>['body']) =>
  call('POST /api/v2/courses/:id/notes', { params: { id }, body })

interface Place {
  id: string
  noteId: string
}

export const changeNote = (params: Place, body: { text: string; base: string }) =>
  call('PATCH /api/v2/courses/:id/notes/:noteId', { params, body })

export const deleteNote = (params: Place) => call('DELETE /api/v2/courses/:id/notes/:noteId', { params })

export const recordNotes = (id: string, body: InputOf<'POST /api/v2/courses/:id/notes/record'>['body']) =>
  call('POST /api/v2/courses/:id/notes/record', { params: { id }, body })

/** Puts the server's answer about one note into the cached list. */
export function putNote(queryClient: QueryClient, courseId: string, note: CourseNote): void {
  queryClient.setQueryData(notesQuery(courseId).queryKey, (before) => {
    if (before === undefined) return undefined
    const isKnown = before.items.some(({ id }) => id === note.id)
    const items = isKnown ? before.items.map((one) => (one.id === note.id ? note : one)) : [...before.items, note]
    return { items }
  })
}

export function dropNote(queryClient: QueryClient, courseId: string, noteId: string): void {
  queryClient.setQueryData(
    notesQuery(courseId).queryKey,
    (before) => before && { items: before.items.filter(({ id }) => id !== noteId) },
  )
}
