import * as preferenceCalls from '@learntrail/contract/profiles/preferences'
import * as userCalls from '@learntrail/contract/profiles/users'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from '../accounts/index.ts'
import { avatarUrl } from '../people/index.ts'
import { changeCurrentUser } from './change-current-user.service.ts'
import { readCurrentUser } from './current-user.service.ts'
import { findPersonCard, findResourceStats } from './person-card.repository.ts'
import { changePreferences, readPreferences } from './preferences.service.ts'

export function userRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, pool, clock } = platform

  bind(app, userCalls.readCurrentUser, async ({ person }) => readCurrentUser(platform, person?.id ?? null))

  bind(app, userCalls.changeCurrentUser, async ({ person, body }) => {
    await changeCurrentUser(platform, person.id, body)
    return readCurrentUser(platform, person.id)
  })

  bind(app, preferenceCalls.readPreferences, async ({ person }) => readPreferences(platform, person.id))
  bind(app, preferenceCalls.changePreferences, async ({ person, body }) => changePreferences(platform, person.id, body))

  bind(app, userCalls.keepHistory, async ({ person, body }) => {
    await updateAccount(db, person.id, body)
    return body
  })

  bind(app, userCalls.touchLastSeen, async ({ person }) => {
    const lastSeenAt = clock.now()
    await updateAccount(db, person.id, { lastSeenAt })
    return { lastSeenAt: lastSeenAt.toISOString() }
  })

  bind(app, userCalls.readPerson, async ({ person, params }) => {
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
    userCalls.readResourceStats,
    async ({ person, params }) => (await findResourceStats(pool, person.id, params.id)) ?? refuse('USER_NOT_FOUND'),
  )
}
