import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { pointsKey } from './points.ts'

export const leaderboardQuery = (groupId: string) =>
  queryOptions({
    queryKey: [...pointsKey, groupId, 'leaderboard'],
    queryFn: ({ signal }) => call('GET /api/v2/group-point/:id/leaderboard', { params: { id: groupId }, signal }),
    staleTime: 0,
  })

export const showLeaderboard = ({ groupId, isOn }: { groupId: string; isOn: boolean }) =>
  call('PUT /api/v2/api/:id/leaderboardStatus', { params: { id: groupId }, body: { leaderboardStatus: isOn } })

export const hideOnLeaderboard = ({ groupId, isHidden }: { groupId: string; isHidden: boolean }) =>
  call('PUT /api/v2/group-point/:id/leaderboard/name', { params: { id: groupId }, body: { isHidden } })

/** A school's decision on the leaderboards of all its groups. */
export const schoolPointsQuery = (schoolId: string) =>
  queryOptions({
    queryKey: [...pointsKey, 'school', schoolId],
    queryFn: ({ signal }) => call('GET /api/v2/group-point/schools/:schoolId', { params: { schoolId }, signal }),
  })

export const changeSchoolPoints = (schoolId: string, forbidsLeaderboards: boolean) =>
  call('PUT /api/v2/group-point/schools/:schoolId', { params: { schoolId }, body: { forbidsLeaderboards } })
