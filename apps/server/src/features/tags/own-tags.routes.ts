import * as calls from '@learntrail/contract/tags/own-tags'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as tags from './own-tags.service.ts'
import { listTags } from './tags.service.ts'

export function ownTagRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listMyTags, ({ person }) => listTags(platform, person.id))
  bind(app, calls.addOwnTag, ({ person, body }) => tags.addTag(platform, person, body.name))
  bind(app, calls.renameOwnTag, ({ person, body }) => tags.renameTag(platform, person, body))
  bind(app, calls.mergeOwnTags, ({ person, body }) => tags.mergeTags(platform, person, body))
  bind(app, calls.removeOwnTag, ({ person, query }) => tags.removeTag(platform, person, query.name))
}
