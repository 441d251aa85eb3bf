import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { cursor, id, text, time } from '../text.ts'
import { peopleLimits } from './limits.ts'
import { peopleLists } from './lists.ts'
import { personSummary } from './person.ts'
import { relation } from './relation.ts'

/** Results of a friend request. Both `ADD_` mean that it was sent now; with `AND_FOLLOW`, the follow is new too. */
export const addResults = [
  'ADD_SUCCESS',
  'ADD_AND_FOLLOW_SUCCESS',
  'NOT_EXISTS',
  'HAS_BEEN_FRIEND',
  'ALREADY_INVITED',
  'WAIT_TO_ACCEPT',
  'FRIEND_EXCEED_LIMIT',
  'OTHER_EXCEED_LIMIT',
] as const
export type AddResult = (typeof addResults)[number]

/** Results of accepting a request; `NOT_EXISTS`: the request is gone. */
export const acceptResults = [
  'ACCEPT_SUCCESS',
  'NOT_EXISTS',
  'HAS_BEEN_FRIEND',
  'FRIEND_EXCEED_LIMIT',
  'OTHER_EXCEED_LIMIT',
] as const
export type AcceptResult = (typeof acceptResults)[number]

const person = z.object({ personId: id })

export const makeFriends = endpoint({
  method: 'POST',
  path: '/api/v2/friends/makefriends',
  summary: 'Ask somebody to be a friend, and follow them; two who ask each other at the same moment are friends',
  access: 'member',
  body: person,
  answers: z.object({ result: z.enum(addResults), relation }),
  refusals: [],
})

export const acceptFriend = endpoint({
  method: 'PATCH',
  path: '/api/v2/friends/accept',
  summary: 'Accept somebody who asks to be a friend, and follow them back',
  access: 'member',
  body: person,
  answers: z.object({ result: z.enum(acceptResults), relation }),
  refusals: [],
})

export const endFriendship = endpoint({
  method: 'DELETE',
  path: '/api/v2/friends/reject',
  summary: 'Reject who asks, revoke what I asked or remove a friend: whichever there is; follows stay',
  access: 'member',
  query: person,
  answers: z.object({ ended: z.enum(['rejected', 'revoked', 'removed', 'nothing']), relation }),
  refusals: [],
})

export const followPerson = endpoint({
  method: 'POST',
  path: '/api/v2/follows',
  summary: 'Follow somebody; again changes nothing',
  access: 'member',
  body: person,
  answers: z.object({ relation }),
  refusals: ['USER_NOT_FOUND'],
})

export const unfollowPerson = endpoint({
  method: 'DELETE',
  path: '/api/v2/follows/remove',
  summary: 'Follow somebody no more; again changes nothing',
  access: 'member',
  query: person,
  answers: z.object({ relation }),
  refusals: [],
})

const isBlocked = z.object({ isBlocked: z.boolean() })

export const blockPerson = endpoint({
  method: 'POST',
  path: '/api/v2/blocks',
  summary: 'Block somebody: friendship, requests and follows end, and each no longer finds the other or what they made',
  access: 'member',
  body: person,
  answers: isBlocked,
  refusals: ['USER_NOT_FOUND'],
})

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/v2/blocks/cancelblocks',
  summary: 'Take a block of mine back; friendship and follows do not come back with it',
  access: 'member',
  query: person,
  answers: isBlocked,
  refusals: [],
})

export const remarkOnPerson = endpoint({
  method: 'PUT',
  path: '/api/v2/users/:id/remark',
  summary: 'Note something on a person, which nobody but me sees, beside their name; an empty note takes it away',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ remark: text({ max: peopleLimits.remark, safe: true }) }),
  answers: z.object({ relation }),
  refusals: ['USER_NOT_FOUND'],
})

export const listedPerson = z.object({
  person: personSummary,
  schoolName: z.string().nullable(),
  relation,
  /** When they became friends, followed, asked or were blocked. */
  since: time,
})
export type ListedPerson = z.infer<typeof listedPerson>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/v2/users/:id/users-with-search-keyword',
  summary: 'People of one list of a person, newest first; by a part of their names with a keyword',
  access: 'member',
  params: z.object({ id }),
  query: z.object({
    list: z.enum(peopleLists, { error: 'invalid' }).default('friends'),
    keyword: text({ max: limits.searchWord, oneLine: true }).default(''),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(listedPerson), nextCursor: z.string().nullable() }),
  refusals: ['USER_NOT_FOUND'],
})

export const relationCalls = [
  makeFriends,
  acceptFriend,
  endFriendship,
  followPerson,
  unfollowPerson,
  blockPerson,
  unblockPerson,
  remarkOnPerson,
  listPeople,
] as const
