import type { Group } from '@learntrail/contract/groups/group'
import type { Leaderboard } from '@learntrail/contract/points/leaderboard'
import type { GroupPoints, OwnPoints, PointGoal, PointHolder, PointMovement } from '@learntrail/contract/points/points'
import { groupServer, hai, me, qing } from '../groups/groups.fixture.ts'

export const movementOf = (id: string, change: Partial<PointMovement> = {}): PointMovement => ({
  id,
  kind: 'issued',
  points: 5,
  at: '2026-11-24T02:00:00.000Z',
  reason: '主動幫忙',
  by: hai,
  homework: null,
  isNew: false,
  isTakenBack: false,
  answer: null,
  can: { answer: false, takeBack: false },
  ...change,
})

export const goalOf = (change: Partial<PointGoal> = {}): PointGoal => ({
  title: '一起看電影',
  target: 200,
  picture: 'jar',
  reached: 120,
  setAt: '2026-11-01T02:00:00.000Z',
  ...change,
})

const mondays = ['10-05', '10-12', '10-19', '10-26', '11-02', '11-09', '11-16', '11-23']

export const ownPointsOf = (change: Partial<OwnPoints> = {}): OwnPoints => ({
  balance: 12,
  received: 15,
  unread: 0,
  goal: null,
  nextCursor: null,
  weeks: mondays.map((day, at) => ({ from: `2026-${day}`, points: at })),
  items: [movementOf('m1')],
  ...change,
})

export const holderOf = (person: PointHolder['person'], change: Partial<PointHolder> = {}): PointHolder => ({
  person,
  memberNumber: '',
  balance: 0,
  received: 0,
  canReceive: true,
  ...change,
})

/** Three members, one of them without a plan that includes points. */
export const groupPointsOf = (change: Partial<GroupPoints> = {}): GroupPoints => ({
  status: 'used',
  remaining: 99_999_980,
  given: 20,
  goal: null,
  version: 3,
  canReset: true,
  isArchived: false,
  archives: [],
  members: [
    holderOf(me, { memberNumber: '1', balance: 5, received: 9 }),
    holderOf(hai, { memberNumber: '2', balance: 15, received: 15 }),
    holderOf(qing, { memberNumber: '3', canReceive: false }),
  ],
  ...change,
})

export const boardOf = (change: Partial<Leaderboard> = {}): Leaderboard => ({
  isOn: false,
  isForbidden: false,
  week: null,
  madeAt: null,
  hidesName: false,
  items: [],
  ...change,
})

interface Known {
  own?: OwnPoints
  all?: GroupPoints
  board?: Leaderboard
}

/** A group's server with its points. */
export const pointServer = (
  group: Group,
  { own = ownPointsOf(), all = groupPointsOf(), board = boardOf() }: Known = {},
) =>
  groupServer(group)
    .on('GET /api/v2/group-point/getSelfPointRead', own)
    .on('PUT /api/v2/group-point/:id/seen', { unread: 0 })
    .on('GET /api/v2/group-point/:id', all)
    .on('GET /api/v2/group-point/:id/leaderboard', board)
    .on('GET /api/v2/groups/:groupId/roster', {
      errorCode: 0,
      items: [
        { personId: me.id, memberNumber: '1', realName: '王小明', studentNumber: 'S101' },
        { personId: hai.id, memberNumber: '2', realName: '林海', studentNumber: 'S102' },
        { personId: qing.id, memberNumber: '3', realName: '陳晴', studentNumber: 'S103' },
      ],
    })
