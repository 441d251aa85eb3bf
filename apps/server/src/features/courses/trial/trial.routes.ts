import { readCourseTrial } from '@learntrail/contract/courses/trial'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readTrial } from './trial.service.ts'

export function courseTrialRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, readCourseTrial, ({ person, params }) => readTrial(platform, person, params.id))
}
