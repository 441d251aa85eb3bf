import { pickPeople } from '@learntrail/contract/people/people-picker'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { nameQueryTokens } from '../../../platform/search/tokens.ts'
import { findPeople, listFriends } from './people-picker.repository.ts'

export function peoplePickerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, pickPeople, async ({ person, body }) => {
    const isEmpty = nameQueryTokens(body.keyword).length === 0
    const find = isEmpty
      ? listFriends(platform.pool, person.id)
      : findPeople(platform.pool, person.id, body.keyword, body.friendsOnly)
    return { items: await find }
  })
}
