import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type InputOf } from '../../../api/call.ts'

/** Prefix of all query keys of reward points. */
export const rewardsKey = ['rewards'] as const

const page = { initialPageParam: null as string | null, staleTime: 0 }

/** My balance of reward points. */
export const purseQuery = queryOptions({
  queryKey: [...rewardsKey, 'purse'],
  queryFn: ({ signal }) => call('GET /api/v2/rewards/purse', { signal }),
  staleTime: 0,
})

export const movementsQuery = infiniteQueryOptions({
  ...page,
  queryKey: [...rewardsKey, 'movements'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v2/rewards/movements', { query: { cursor: pageParam ?? undefined }, signal }),
  getNextPageParam: (last) => last.nextCursor,
})

export const markRewardsSeen = (movementId: string) => call('PUT /api/v2/rewards/seen', { body: { movementId } })

/** The members of a group I can give reward points to, and what the school has left. */
export const groupRewardsQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...rewardsKey, 'group', groupId],
    queryFn: ({ signal }) => call('GET /api/v2/rewards/groups/:id', { params: { id: groupId }, signal }),
    staleTime: 0,
  })

/** Reward points given in a group. */
export const givenQuery = (groupId: string) =>
  infiniteQueryOptions({
    ...page,
    queryKey: [...rewardsKey, 'given', groupId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/rewards/groups/:id/given', {
        params: { id: groupId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    getNextPageParam: (last) => last.nextCursor,
  })

type IssueBody = InputOf<'POST /api/v2/group-point/:id/manuallyIssueReward'>['body']
export const issueReward = (groupId: string, body: IssueBody) =>
  call('POST /api/v2/group-point/:id/manuallyIssueReward', { params: { id: groupId }, body })

export const takeRewardBack = ({ groupId, movementId }: { groupId: string; movementId: string }) =>
  call('POST /api/v2/rewards/groups/:id/movements/:movementId/takeBack', { params: { id: groupId, movementId } })
