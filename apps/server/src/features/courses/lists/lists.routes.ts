import * as calls from '@learntrail/contract/courses/courses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listCourseSemesters } from '../semesters/semesters.service.ts'
import { listCourseTags, listOwnCourseTags } from '../tags/tags.service.ts'
import { countCoursesOf, listCourses, listPublishedOf, listTeaching } from './lists.service.ts'

export function courseListRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listCourses, ({ person, query }) => listCourses(platform, person, query))
  bind(app, calls.listTeaching, ({ person, query }) => listTeaching(platform, person, query))
  bind(app, calls.listPublishedOf, ({ person, params, query }) => listPublishedOf(platform, person, params.id, query))
  bind(app, calls.countCoursesOf, ({ person, params }) => countCoursesOf(platform, person, params.id))
  bind(app, calls.listCourseTags, ({ person }) => listCourseTags(platform, person))
  bind(app, calls.listCourseSemesters, ({ person }) => listCourseSemesters(platform, person))
  bind(app, calls.listOwnCourseTags, ({ person }) => listOwnCourseTags(platform, person))
}
