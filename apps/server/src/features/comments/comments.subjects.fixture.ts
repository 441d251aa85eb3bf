import { randomUUID } from 'node:crypto'
import type { CommentTargetType } from '@learntrail/contract/comments/target-types'
import { actBeforeBlock, type KeptApart, keptApart, ofKeptApart } from '../../testing/kept-apart.ts'
import type { Cast, KindName } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { publish } from '../posts/posts.fixture.ts'
import { recordForms } from '../posts/records.subjects.fixture.ts'
import type { Commented, OwnTarget } from './commented.fixture.ts'
import { allCommented } from './comments.fixture.ts'

interface Below extends OwnTarget {
  /** A kind of person, or one who is separated from the owner by a block once it is written. */
  by: KindName | KeptApart
  /** Nobody by default: comments are shown below their target and in no list. */
  listedFor?: readonly KindName[]
}

function callsOn(type: CommentTargetType, id: string): Commented {
  const commented = allCommented.find((one) => one.type === type)
  if (commented === undefined) throw new Error(`no fixture says how ${type} is commented on`)
  return commented.on(id)
}

const isKeptApart = (by: Below['by']): by is KeptApart => keptApart.some((side) => side === by)

/** Comments by `by` below targets, and that person's replies to them. */
export function commentForms(type: CommentTargetType, below: Record<string, Below>): Subject['forms'] {
  const written = async (answering: ReturnType<Commented['write']>) => {
    const answer = await answering
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<{ id: string }>().id
  }
  return Object.fromEntries(
    Object.entries(below).map(([name, { target, by, admit, rights, listedFor = [] }]) => [
      name,
      {
        ground: async (cast) => ({ target: await target(cast) }),
        make: async (cast, word, { target: targetId = '' }) => {
          const calls = callsOn(type, targetId)
          const say = async (person: TestPerson) => {
            const comment = await written(calls.write(person, word))
            return { comment, reply: await written(calls.reply(person, comment, word)) }
          }
          const said = isKeptApart(by)
            ? await actBeforeBlock(cast, by, async (person) => {
                await admit?.(cast, targetId, person)
                return say(person)
              })
            : await say(cast.person(by))
          return { id: said.comment, ...said, target: targetId }
        },
        rights,
        listedFor,
      },
    ]),
  )
}

/**
 * A comment by a person now separated from the owner by a block: below something of the owner's, the owner still sees
 * it, receives notices of it and can remove it.
 */
export function belowOwnOfKeptApart(place: string, type: CommentTargetType, below: OwnTarget): Subject['forms'] {
  const form = (by: KeptApart): Below => ({ ...below, by, listedFor: audiences.owner })
  return commentForms(type, ofKeptApart(place, form))
}

/** Rights to a comment by the owner or a friend below another person's target. */
export const commentRights = (see: readonly KindName[], author: KindName, targetOwner: KindName = 'owner') => ({
  see,
  write: [author],
  remove: [author, targetOwner],
})

const record = (of: KindName, privacy: 0 | 1 | 3) => async (cast: Cast) =>
  (await publish(cast.person(of) as TestPerson, { privacy })).id

const belowRecords = commentForms('portfolio', {
  'below a public record': {
    target: record('owner', 0),
    by: 'owner',
    rights: commentRights(audiences.members, 'owner'),
  },
  'of a friend below a public record': {
    target: record('owner', 0),
    by: 'friend',
    rights: commentRights(audiences.members, 'friend'),
  },
  'below the record of somebody else': {
    target: record('stranger', 0),
    by: 'owner',
    rights: commentRights(audiences.members, 'owner', 'stranger'),
  },
  'of a friend below a record for friends': {
    target: record('owner', 1),
    by: 'friend',
    rights: commentRights(audiences.friends, 'friend'),
  },
  'below a private record': {
    target: record('owner', 3),
    by: 'owner',
    rights: commentRights(audiences.owner, 'owner'),
  },
})

export const belowOwns = Object.assign(
  {},
  ...allCommented.flatMap(({ type, ofOwner }) => (ofOwner ? [belowOwnOfKeptApart(ofOwner.place, type, ofOwner)] : [])),
) as Subject['forms']
export const allComments = { ...belowRecords, ...belowOwns }

const comment = { right: 'see', missing: 'MESSAGE_NOT_FOUND' } as const
const reply = { right: 'see', missing: 'REPLY_NOT_FOUND' } as const
const said = () => ({ content: '寫得很清楚', clientId: randomUUID() })

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a record that is commented on',
      forms: recordForms,
      calls: [
        {
          call: 'GET /api/v2/messages',
          names: ['query.targetId'],
          right: 'see',
          missing: 'POST_NOT_FOUND',
          send: ({ id }) => ({ query: { targetType: 'portfolio', targetId: id } }),
        },
        {
          call: 'POST /api/v2/messages/uploadmessage',
          names: ['body.targetId'],
          right: 'see',
          missing: 'POST_NOT_FOUND',
          send: ({ id }) => ({ body: { targetType: 'portfolio', targetId: id, ...said() } }),
        },
      ],
    },
    {
      thing: 'a comment',
      forms: allComments,
      calls: [
        {
          ...comment,
          call: 'GET /api/v2/messages/message-like-list',
          names: ['query.id'],
          send: ({ id }) => ({ query: { id } }),
        },
        {
          ...comment,
          call: 'POST /api/v2/messages/updatemessagelikenumber',
          names: ['body.id'],
          send: ({ id }) => ({ body: { id, isLiked: true } }),
        },
        {
          ...comment,
          call: 'GET /api/v2/replies',
          names: ['query.messageId'],
          send: ({ id }) => ({ query: { messageId: id } }),
          tells: true,
        },
        {
          ...comment,
          call: 'POST /api/v2/replies/uploadreply',
          names: ['body.messageId'],
          send: ({ id }) => ({ body: { messageId: id, ...said() } }),
        },
        {
          ...comment,
          call: 'POST /api/v2/messages/editmessage',
          names: ['body.id'],
          right: 'write',
          send: ({ id }) => ({ body: { id, content: '我改一下' } }),
          spends: true,
        },
        { ...comment, call: 'DELETE /api/v2/messages/:id', names: ['params.id'], right: 'remove', spends: true },
      ],
    },
    {
      thing: 'a reply',
      forms: allComments,
      calls: [
        {
          ...reply,
          call: 'GET /api/v2/replies/reply-like-list',
          names: ['query.id'],
          send: (thing) => ({ query: { id: String(thing.reply) } }),
        },
        {
          ...reply,
          call: 'POST /api/v2/replies/updatereplylikenumber',
          names: ['body.id'],
          send: (thing) => ({ body: { id: thing.reply, isLiked: true } }),
        },
        {
          ...reply,
          call: 'POST /api/v2/replies/editreply',
          names: ['body.id'],
          right: 'write',
          send: (thing) => ({ body: { id: thing.reply, content: '我改一下' } }),
          spends: true,
        },
        {
          ...reply,
          call: 'DELETE /api/v2/replies/:id',
          names: ['params.id'],
          right: 'remove',
          send: (thing) => ({ params: { id: String(thing.reply) } }),
          spends: true,
        },
      ],
    },
  ],
  listings: [],
  silent: [],
}
