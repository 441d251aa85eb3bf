import * as calls from '@learntrail/contract/people/people-picker'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pickPeople } from './people-picker.repository.ts'

export function peoplePickerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.pickPeople, async ({ person, body: { keyword, friendsOnly } }) => ({
    items: await pickPeople(platform.pool, person.id, keyword, { friendsOnly }),
  }))
}
