import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

/** Prefix of all query keys of points. */
export const pointsKey = ['points'] as const

const page = { initialPageParam: null as string | null, staleTime: 0 }

/** My points in a group. */
export const ownPointsQuery = (groupId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...pointsKey, groupId, 'mine'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/group-point/getSelfPointRead', { query: { groupId, cursor: pageParam ?? undefined }, signal }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** A member's points, for the group's administrators. */
export const memberPointsQuery = (groupId: string, personId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...pointsKey, groupId, 'of', personId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/group-point/:id/members/:personId', {
        params: { id: groupId, personId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (last) => last.nextCursor,
  })

/** The group's points given and remaining, and each member's balance; for its administrators. */
export const groupPointsQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...pointsKey, groupId, 'all'],
    queryFn: ({ signal }) => call('GET /api/v2/group-point/:id', { params: { id: groupId }, signal }),
    staleTime: 0,
  })

export const markPointsSeen = (groupId: string, movementId: string) =>
  call('PUT /api/v2/group-point/:id/seen', { params: { id: groupId }, body: { movementId } })

type BodyOf<Name extends Parameters<typeof call>[0]> = InputOf<Name> extends { body: infer Body } ? Body : never

export type GoalBody = BodyOf<'POST /api/v2/group-point/updateGroupPoint'>
export const changePointSettings = (body: GoalBody) => call('POST /api/v2/group-point/updateGroupPoint', { body })

export type IssueBody = BodyOf<'POST /api/v2/group-point/:id/manuallyIssuePoints'>
export const issuePoints = (groupId: string, body: IssueBody) =>
  call('POST /api/v2/group-point/:id/manuallyIssuePoints', { params: { id: groupId }, body })

interface OfMovement {
  groupId: string
  movementId: string
}

export const takePointsBack = ({ groupId, movementId }: OfMovement) =>
  call('POST /api/v2/group-point/:id/movements/:movementId/takeBack', { params: { id: groupId, movementId } })

export const answerPoints = ({ groupId, movementId, answer }: OfMovement & { answer: string }) =>
  call('PUT /api/v2/group-point/:id/movements/:movementId/answer', {
    params: { id: groupId, movementId },
    body: { answer },
  })

interface Reset {
  groupId: string
  clientId: string
  name: string
  withRecords: boolean
}

export const resetPoints = ({ groupId, withRecords, ...body }: Reset) =>
  withRecords
    ? call('PUT /api/v2/group-point/:id/resetGroupPointsAndRecord', { params: { id: groupId }, body })
    : call('PUT /api/v2/group-point/:id/groupPointReset', { params: { id: groupId }, body })
