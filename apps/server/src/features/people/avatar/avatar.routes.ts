import * as calls from '@learntrail/contract/people/avatar'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAvatar } from './avatar.repository.ts'
import { changeAvatar } from './avatar.service.ts'

export function avatarRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.changeAvatar, async ({ person, body }) => {
    await changeAvatar(platform, person.id, body)
    return { avatar: await findAvatar(platform.pool, person.id) }
  })
}
