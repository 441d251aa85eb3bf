import * as calls from '@learntrail/contract/courses/lecturer'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readOwnLecturerCard, saveLecturerCard } from './lecturer.service.ts'

export function lecturerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readOwnLecturerCard, ({ person }) => readOwnLecturerCard(platform, person))
  bind(app, calls.saveLecturerCard, ({ person, body: { version, writer, ...card } }) =>
    saveLecturerCard(platform, person, { card, version, writer }),
  )
}
