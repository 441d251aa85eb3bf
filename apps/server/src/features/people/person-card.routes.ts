import { readPerson, readResourceStats } from '@learntrail/contract/people/person-card'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { avatarUrl } from '../profiles/index.ts'
import { findPersonCard, findResourceStats } from './person-card.repository.ts'

export function personCardRoutes(app: FastifyInstance, { pool }: Platform): void {
  bind(app, readPerson, async ({ person, params }) => {
    const { avatarFileId, createdAt, ...card } =
      (await findPersonCard(pool, person.id, params.id)) ?? refuse('USER_NOT_FOUND')
    return {
      ...card,
      avatar: avatarUrl(avatarFileId),
      createdAt: createdAt.toISOString(),
      isMe: card.id === person.id,
    }
  })

  bind(
    app,
    readResourceStats,
    async ({ person, params }) => (await findResourceStats(pool, person.id, params.id)) ?? refuse('USER_NOT_FOUND'),
  )
}
