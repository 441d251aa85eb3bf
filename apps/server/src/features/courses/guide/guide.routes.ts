import { readCourseGuide } from '@learntrail/contract/courses/courses'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readCourse } from '../courses.service.ts'

export function courseGuideRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, readCourseGuide, async ({ person, body: { courseId } }) => {
    const { guide } = await readCourse(platform, person, courseId)
    return { courseId, guide }
  })
}
