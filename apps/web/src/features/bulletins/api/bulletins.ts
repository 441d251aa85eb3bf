import type { ReaderFilter } from '@learntrail/contract/bulletins/states'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

/** Prefix of every query key about bulletins. */
export const bulletinsKey = ['bulletins'] as const

const params = (id: string) => ({ params: { id } })

export const readBulletin = (id: string, signal?: AbortSignal) =>
  call('GET /api/v2/portfolios/bulletins/:id', { ...params(id), signal })

export const bulletinQuery = (id: string) =>
  queryOptions({
    queryKey: [...bulletinsKey, 'one', id],
    queryFn: ({ signal }) => readBulletin(id, signal),
    staleTime: 0,
  })

/** The bulletins of a group: pinned first, then newest first. */
export const bulletinsQuery = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: [...bulletinsKey, 'of', groupId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/portfolios/bulletins', { query: { groupId, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

/** The members a bulletin is for, and what each has read and signed. */
export const readersQuery = (id: string, filter?: ReaderFilter) =>
  infiniteQueryOptions({
    queryKey: [...bulletinsKey, 'readers', id, filter ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/portfolios/bulletins/:id/readers', {
        ...params(id),
        query: { filter, cursor: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  })

export const forwardTargetsQuery = (id: string) =>
  queryOptions({
    queryKey: [...bulletinsKey, 'targets', id],
    queryFn: ({ signal }) => call('GET /api/v2/portfolios/bulletins/:id/forward-targets', { ...params(id), signal }),
    staleTime: 0,
  })

export const publishBulletin = (body: InputOf<'POST /api/v2/portfolios/bulletins'>['body']) =>
  call('POST /api/v2/portfolios/bulletins', { body })
export const changeBulletin = (id: string, body: InputOf<'PATCH /api/v2/portfolios/bulletins/:id'>['body']) =>
  call('PATCH /api/v2/portfolios/bulletins/:id', { ...params(id), body })
export const deleteBulletin = (id: string) => call('DELETE /api/v2/portfolios/bulletins/:id', params(id))
export const pinBulletin = (id: string, isPinned: boolean) =>
  call('PUT /api/v2/portfolios/bulletins/:id/pin', { ...params(id), body: { isPinned } })
export const seeBulletin = (id: string) =>
  call('POST /api/v2/portfolios/bulletin/seen-record', { body: { bulletinIds: [id] } })
export const signBulletin = (id: string, body: InputOf<'POST /api/v2/portfolios/bulletins/:id/sign'>['body']) =>
  call('POST /api/v2/portfolios/bulletins/:id/sign', { ...params(id), body })
export const remindReaders = (id: string) => call('POST /api/v2/portfolios/bulletins/:id/remind', params(id))
export const paperAddress = (id: string) => `/api/v2/portfolios/bulletins/${id}/paper`
export const enterPaper = (
  id: string,
  personId: string,
  body: InputOf<'PUT /api/v2/portfolios/bulletins/:id/readers/:personId/paper'>['body'],
) => call('PUT /api/v2/portfolios/bulletins/:id/readers/:personId/paper', { params: { id, personId }, body })
export const removePaper = (id: string, personId: string) =>
  call('DELETE /api/v2/portfolios/bulletins/:id/readers/:personId/paper', { params: { id, personId } })
export const forwardBulletin = (id: string, groupId: string) =>
  call('POST /api/v2/portfolios/:id/forward-bulletin', { ...params(id), body: { groupId } })
