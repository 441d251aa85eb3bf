import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { group } from '../groups/group.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'

const access = 'feature:learning-group'
const path = '/api/v2/group-point'
const ofGroup = z.object({ id })

export const showLeaderboard = endpoint({
  method: 'PUT',
  path: '/api/v2/api/:id/leaderboardStatus',
  summary: 'Show the leaderboard to members, or hide it',
  access,
  params: ofGroup,
  body: z.object({ leaderboardStatus: z.boolean() }),
  answers: z.object({ errorCode: z.literal(0), group }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'LEADERBOARD_FORBIDDEN'],
})

const place = z.object({
  /** Members with equal points share a place. */
  place: z.int(),
  points: z.int(),
  /** Null: the member hides their name. */
  person: personSummary.nullable(),
  isMe: z.boolean(),
})
export type LeaderboardPlace = z.infer<typeof place>

export const readLeaderboard = endpoint({
  method: 'GET',
  path: `${path}/:id/leaderboard`,
  summary: 'The thirty of a hundred members who have the most points, as of Monday; nobody below is named',
  access,
  params: ofGroup,
  answers: z.object({
    isOn: z.boolean(),
    /** The group's school has switched leaderboards off in all its groups. */
    isForbidden: z.boolean(),
    /** Monday of its week in Taiwan, and when it was computed. */
    week: z.string().nullable(),
    madeAt: time.nullable(),
    /** The viewer hides their name on it. */
    hidesName: z.boolean(),
    items: z.array(place),
  }),
  refusals: ['GROUP_NOT_FOUND'],
})
export type Leaderboard = z.infer<(typeof readLeaderboard)['answers']>

export const hideOnLeaderboard = endpoint({
  method: 'PUT',
  path: `${path}/:id/leaderboard/name`,
  summary: 'Stand on the leaderboard of a group without my name, or with it',
  access,
  params: ofGroup,
  body: z.object({ isHidden: z.boolean() }),
  answers: z.object({ isHidden: z.boolean() }),
  refusals: ['GROUP_NOT_FOUND'],
})

const ofSchool = z.object({ schoolId: id })
const decided = z.object({ forbidsLeaderboards: z.boolean() })

export const readSchoolPoints = endpoint({
  method: 'GET',
  path: `${path}/schools/:schoolId`,
  summary: 'What a school has decided about points in all its groups, for who acts for it',
  access: 'school',
  params: ofSchool,
  answers: decided,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const changeSchoolPoints = endpoint({
  method: 'PUT',
  path: `${path}/schools/:schoolId`,
  summary: 'Have no leaderboards in all groups of a school, or leave it to the groups',
  access: 'school',
  params: ofSchool,
  body: decided,
  answers: decided,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const leaderboardCalls = [
  showLeaderboard,
  readLeaderboard,
  hideOnLeaderboard,
  readSchoolPoints,
  changeSchoolPoints,
] as const
