import * as calls from '@learntrail/contract/courses/reflections'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordReflection } from './record-reflection.service.ts'
import { readRecordSource, readReflections, saveReflection } from './reflections.service.ts'

export function reflectionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readReflections, ({ person, params }) => readReflections(platform, person, params.id))
  bind(app, calls.saveReflection, ({ person, params, body }) => saveReflection(platform, person, params, body))
  bind(app, calls.recordReflection, ({ person, params, body }) => recordReflection(platform, person, params, body))
  bind(app, calls.readRecordSource, ({ person, params }) => readRecordSource(platform, person, params.id))
}
