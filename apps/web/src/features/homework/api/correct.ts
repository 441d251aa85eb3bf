import type { InkPage } from '@learntrail/contract/homework/ink'
import type { Place } from '@learntrail/contract/homework/places'
import type { ReachedLevels } from '@learntrail/contract/homework/rubric'
import type { Outcome, QueueState } from '@learntrail/contract/homework/states'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { outlivesPage } from '../../../saving/at-close.rules.ts'
import { homeworkKey } from './read-question.ts'

export type QueueFilter = QueueState | 'to_correct'

/** Reads the people a question is assigned to, with the state of their work. */
export const queueQuery = (questionId: string, state?: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...homeworkKey, questionId, 'queue', state ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/homework/questions/:id/hand-ins', {
        params: { id: questionId },
        query: { state, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

export const readHandIn = (id: string, state?: QueueFilter, signal?: AbortSignal) =>
  call('GET /api/v2/homework/hand-ins/:id', { params: { id }, query: { state }, signal })

/** Reads one piece of work, with the previous and next ones of the queue. */
export const handInQuery = (questionId: string, id: string, state?: QueueFilter) =>
  queryOptions({
    queryKey: [...homeworkKey, questionId, 'work', id, state ?? 'all'],
    queryFn: ({ signal }) => readHandIn(id, state, signal),
    enabled: id !== '',
    placeholderData: (before) => (before?.handIn.id === id ? keepPreviousData(before) : undefined),
    staleTime: 0,
  })

interface RemarkBody {
  clientId: string
  version: number
  handInVersion: number
  score: number | null
  levels: ReachedLevels
  words: string
  places: Place[]
  ink: InkPage[]
  voiceId: string | null
  outcome: Outcome | null
  certifies: boolean
  mayShow: boolean
}

export const saveRemark = (handInId: string, body: RemarkBody, isClosing = false) =>
  call('PUT /api/v2/homework/hand-ins/:id/remark', {
    params: { id: handInId },
    body,
    keepalive: outlivesPage(body, isClosing),
  })
export const releaseRemark = (handInId: string, version: number) =>
  call('POST /api/v2/homework/hand-ins/:id/release', { params: { id: handInId }, body: { version } })
export const releaseAll = (questionId: string) =>
  call('POST /api/v2/homework/questions/:id/release', { params: { id: questionId } })

export const remindMissing = (questionId: string, body: { tellsGuardians: boolean }) =>
  call('POST /api/v2/homework/questions/:id/remind', { params: { id: questionId }, body })

export const prepareArchive = (questionId: string) => call('POST /api/v2/homework/archive', { body: { questionId } })
