import * as calls from '@learntrail/contract/courses/in-groups'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  addCourseToGroup,
  joinCourseOfGroup,
  listCoursesOfGroup,
  listGroupLearners,
  removeCourseFromGroup,
} from './in-groups.service.ts'

const done = { ok: true } as const

export function courseGroupRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listCoursesOfGroup, ({ person, params }) => listCoursesOfGroup(platform, person, params.groupId))
  bind(app, calls.addCourseToGroup, async ({ person, params }) => {
    await addCourseToGroup(platform, person, params)
    return done
  })
  bind(app, calls.removeCourseFromGroup, async ({ person, params }) => {
    await removeCourseFromGroup(platform, person, params)
    return done
  })
  bind(app, calls.joinCourseOfGroup, async ({ person, params }) => {
    await joinCourseOfGroup(platform, person, params)
    return done
  })
  bind(app, calls.listGroupLearners, ({ person, params }) => listGroupLearners(platform, person, params))
}
