import * as calls from '@learntrail/contract/courses/notes'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeNote, deleteNote, listNotes, writeNote } from './notes.service.ts'
import { recordNotes } from './record-notes.service.ts'

export function courseNoteRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listNotes, ({ person, params }) => listNotes(platform, person, params.id))
  bind(app, calls.writeNote, ({ person, params, body }) => writeNote(platform, person, params.id, body))
  bind(app, calls.changeNote, ({ person, params, body }) => changeNote(platform, person, params, body))
  bind(app, calls.deleteNote, async ({ person, params }) => {
    await deleteNote(platform, person, params)
    return { ok: true }
  })
  bind(app, calls.recordNotes, ({ person, params, body }) => recordNotes(platform, person, params.id, body))
}
