import * as calls from '@learntrail/contract/courses/courses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { authorizingRoutes } from './authorizing/authorizing.routes.ts'
import { courseCaptionRoutes } from './captions/captions.routes.ts'
import { cartridgeRoutes } from './cartridge/cartridge.routes.ts'
import { certificateRoutes } from './certificates/certificates.routes.ts'
import { coEditingRoutes } from './co-editing/co-editing.routes.ts'
import { courseCopyRoutes } from './copying/copying.routes.ts'
import { createCourse, readCourse, readCourseUnit } from './courses.service.ts'
import { courseDiscussionRoutes } from './discussion/discussion.routes.ts'
import { courseFileRoutes } from './files/files.routes.ts'
import { courseGuideRoutes } from './guide/guide.routes.ts'
import { courseHistoryRoutes } from './history/history.routes.ts'
import { courseGroupRoutes } from './in-groups/in-groups.routes.ts'
import { courseLearnerRoutes } from './learners/learners.routes.ts'
import { courseLearningRoutes } from './learning/learning.routes.ts'
import { lecturerRoutes } from './lecturer/lecturer.routes.ts'
import { courseLinkRoutes } from './linked/linked.routes.ts'
import { courseListRoutes } from './lists/lists.routes.ts'
import { courseNoteRoutes } from './notes/notes.routes.ts'
import { courseOutlineRoutes } from './outline/outline.routes.ts'
import { coursePublishingRoutes } from './publishing/publishing.routes.ts'
import { reflectionRoutes } from './reflections/reflections.routes.ts'
import { courseRemarkRoutes } from './remarks/remarks.routes.ts'
import { courseTrialRoutes } from './trial/trial.routes.ts'

export function courseRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.createCourse, ({ person, body }) => createCourse(platform, person, body))
  bind(app, calls.readCourse, ({ person, params, query }) => readCourse(platform, person, params.id, query.of))
  bind(app, calls.readCourseUnit, ({ person, params, query }) => readCourseUnit(platform, person, params, query.of))
  coEditingRoutes(app, platform)
  lecturerRoutes(app, platform)
  courseGuideRoutes(app, platform)
  courseOutlineRoutes(app, platform)
  courseCopyRoutes(app, platform)
  cartridgeRoutes(app, platform)
  courseHistoryRoutes(app, platform)
  courseListRoutes(app, platform)
  coursePublishingRoutes(app, platform)
  courseFileRoutes(app, platform)
  courseCaptionRoutes(app, platform)
  courseRemarkRoutes(app, platform)
  authorizingRoutes(app, platform)
  courseTrialRoutes(app, platform)
  courseLinkRoutes(app, platform)
  courseLearningRoutes(app, platform)
  courseDiscussionRoutes(app, platform)
  courseNoteRoutes(app, platform)
  reflectionRoutes(app, platform)
  certificateRoutes(app, platform)
  courseGroupRoutes(app, platform)
  courseLearnerRoutes(app, platform)
}
