import * as calls from '@learntrail/contract/courses/discussion'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { answer, ask, edit, like, listAnswers, listQuestions, remove } from './discussion.service.ts'

export function courseDiscussionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listCourseDiscussion, ({ person, params, query }) =>
    listQuestions(platform, person, params.id, query),
  )
  bind(app, calls.writeCourseQuestion, ({ person, params, body }) => ask(platform, person, params.id, body))
  bind(app, calls.listCourseAnswers, ({ person, params, query }) =>
    listAnswers(platform, person, params.id, query.cursor),
  )
  bind(app, calls.writeCourseAnswer, ({ person, params, body }) => answer(platform, person, params.id, body))
  bind(app, calls.editCourseDiscussion, ({ person, params, body }) => edit(platform, person, params.id, body.content))
  bind(app, calls.deleteCourseDiscussion, async ({ person, params }) => {
    await remove(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.likeCourseDiscussion, ({ person, params }) => like(platform, person, params.id, true))
  bind(app, calls.unlikeCourseDiscussion, ({ person, params }) => like(platform, person, params.id, false))
}
