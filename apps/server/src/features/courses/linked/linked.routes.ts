import { readLinkedCourses } from '@learntrail/contract/courses/linked'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readLinked } from './linked.service.ts'

export function courseLinkRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, readLinkedCourses, async ({ person, body }) => ({ items: await readLinked(platform, person, body.links) }))
}
