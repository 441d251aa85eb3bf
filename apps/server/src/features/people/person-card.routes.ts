import { type PersonCard, readOwnCardAs, readPerson, readResourceStats } from '@learntrail/contract/people/person-card'
import type { Relation } from '@learntrail/contract/people/relation'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { gradeNameOf } from '../profiles/index.ts'
import { findPersonCard, findResourceStats } from './person-card.queries.ts'
import { closeness } from './shown-parts.sql.ts'

/** Teachers of a school see what its other people see. */
const closenessAs: Record<Viewer, number> = {
  stranger: closeness.stranger,
  schoolmate: closeness.schoolmate,
  teacher: closeness.schoolmate,
  friend: closeness.friend,
}

const strangers: Relation = { friendship: 'none', isFollowing: false, isFan: false, remark: '' }
const friends: Relation = { friendship: 'friends', isFollowing: true, isFan: true, remark: '' }

export function personCardRoutes(app: FastifyInstance, platform: Platform): void {
  const cardOf = async (viewer: string, id: string, as: number | null = null): Promise<PersonCard> => {
    const found = (await findPersonCard(platform, viewer, id, as)) ?? refuse('USER_NOT_FOUND')
    const { createdAt, grade, ...card } = found
    return {
      ...card,
      gradeName: gradeNameOf(grade),
      createdAt: createdAt.toISOString(),
      isMe: card.id === viewer,
    }
  }

  bind(app, readPerson, ({ person, params }) => cardOf(person.id, params.id))

  bind(app, readOwnCardAs, async ({ person, query }) => {
    const card = await cardOf(person.id, person.id, closenessAs[query.as])
    return { ...card, isMe: false, relation: query.as === 'friend' ? friends : strangers }
  })

  bind(app, readResourceStats, async ({ person, params, query }) => {
    if (query.as !== undefined && params.id !== person.id) refuseField('as', 'invalid')
    return (await findResourceStats(platform, person.id, params.id, query.as)) ?? refuse('USER_NOT_FOUND')
  })
}
