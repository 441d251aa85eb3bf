import type { EntryResult, Gradebook } from '@learntrail/contract/gradebook/gradebook'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

export const gradebookKey = ['gradebook'] as const

export const gradebookQuery = (groupId: string, term: string) =>
  queryOptions({
    queryKey: [...gradebookKey, groupId, 'sheet', term],
    queryFn: ({ signal }): Promise<Gradebook> =>
      call('GET /api/v2/groups/:groupId/gradebook', { params: { groupId }, query: { term }, signal }),
    placeholderData: keepPreviousData,
  })

export const ownScoresQuery = (groupId: string, term: string) =>
  queryOptions({
    queryKey: [...gradebookKey, groupId, 'mine', term],
    queryFn: ({ signal }) =>
      call('GET /api/v2/groups/:groupId/gradebook/mine', { params: { groupId }, query: { term }, signal }),
    placeholderData: keepPreviousData,
  })

type BodyOf<Name extends Parameters<typeof call>[0]> = InputOf<Name> extends { body: infer Body } ? Body : never

const path = '/api/v2/groups/:groupId/gradebook'

export type SettingsBody = BodyOf<`PUT ${typeof path}/settings`>
export const changeGradebook = (groupId: string, body: SettingsBody) =>
  call(`PUT ${path}/settings`, { params: { groupId }, body })

export const layOutTable = (groupId: string, body: BodyOf<`PUT ${typeof path}/school-fields`>) =>
  call(`PUT ${path}/school-fields`, { params: { groupId }, body })

export type ColumnBody = BodyOf<`POST ${typeof path}/columns`>
export const addColumn = (groupId: string, body: ColumnBody) =>
  call(`POST ${path}/columns`, { params: { groupId }, body })

export const changeColumn = (
  groupId: string,
  columnId: string,
  body: BodyOf<`PATCH ${typeof path}/columns/:columnId`>,
) => call(`PATCH ${path}/columns/:columnId`, { params: { groupId, columnId }, body })

export const removeColumn = (groupId: string, columnId: string) =>
  call(`DELETE ${path}/columns/:columnId`, { params: { groupId, columnId } })

export const weighHomework = (
  groupId: string,
  columnId: string,
  body: BodyOf<`PUT ${typeof path}/homework/:columnId`>,
) => call(`PUT ${path}/homework/:columnId`, { params: { groupId, columnId }, body })

export type EntryBody = BodyOf<`PUT ${typeof path}/columns/:columnId/scores`>['entries'][number]
export const enterScores = (
  groupId: string,
  columnId: string,
  entries: EntryBody[],
  keepalive: boolean,
): Promise<{ items: EntryResult[] }> =>
  call(`PUT ${path}/columns/:columnId/scores`, { params: { groupId, columnId }, body: { entries }, keepalive })

export const releaseHomework = (questionId: string) =>
  call('POST /api/v2/homework/questions/:id/release', { params: { id: questionId } })

/** Address from which the browser downloads the gradebook as a file. */
export const tableAddress = (groupId: string, term: string, form: 'csv' | 'xlsx', layout: 'whole' | 'school') =>
  `/api/v2/groups/${groupId}/gradebook/table?${new URLSearchParams({ term, form, layout })}`
