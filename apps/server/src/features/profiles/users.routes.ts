import * as preferenceCalls from '@learntrail/contract/profiles/preferences'
import * as userCalls from '@learntrail/contract/profiles/users'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { updateAccount } from '../accounts/index.ts'
import { changeCurrentUser } from './change-current-user.service.ts'
import { readCurrentUser } from './current-user.service.ts'
import { changePreferences, readPreferences } from './preferences.service.ts'

export function userRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform

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
}
