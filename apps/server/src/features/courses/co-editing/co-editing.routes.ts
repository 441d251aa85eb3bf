import * as calls from '@learntrail/contract/courses/co-editing'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as coEditing from './co-editing.service.ts'
import * as locks from './locks.service.ts'

export function coEditingRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listInvitations, ({ person }) => coEditing.listInvitations(platform, person))
  bind(app, calls.answerInvitation, async ({ person, params, body }) => {
    await coEditing.answerInvitation(platform, person, params.id, body.response)
    return { ok: true }
  })
  bind(app, calls.listCoEditors, ({ person, params }) => coEditing.listCoEditors(platform, person, params.id))
  bind(app, calls.listPossibleCoEditors, ({ person, params, query }) =>
    coEditing.listPossibleCoEditors(platform, person, params.id, query.words),
  )
  bind(app, calls.inviteCoEditors, ({ person, params, body }) =>
    coEditing.inviteCoEditors(platform, person, params.id, body),
  )
  bind(app, calls.removeCoEditor, ({ person, params }) => coEditing.removeCoEditor(platform, person, params))
  bind(app, calls.handOverCourse, async ({ person, params, body }) => {
    await coEditing.handOverCourse(platform, person, params.id, body.personId)
    return { ok: true }
  })
  bind(app, calls.takeLock, ({ person, body }) => locks.wishForChapter(platform, person, body))
  bind(app, calls.listLocks, ({ person, query }) => locks.listChapterLocks(platform, person, query.courseId))
  bind(app, calls.releaseLock, async ({ person, params }) => {
    await locks.leaveChapter(platform, person, params.id)
    return { ok: true }
  })
}
