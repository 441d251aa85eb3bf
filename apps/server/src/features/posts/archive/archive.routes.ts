import { downloadArchive, prepareArchive } from '@learntrail/contract/posts/archive'
import type { FastifyInstance } from 'fastify'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { zipHeaders } from '../../files/index.ts'
import * as archives from './archive.service.ts'
import { archiveTexts } from './archive.texts.ts'
import { writeArchive } from './write-archive.service.ts'

export function archiveRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, prepareArchive, ({ person, body }) => archives.prepareArchive(platform, person, body))

  bind(app, downloadArchive, async ({ person, params, reply }) => {
    const { postIds } = await archives.findArchive(platform, person, params.id)
    const { locale, displayName } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
    const owner = { id: person.id, displayName }
    const [texts, day] = [archiveTexts[locale], dayIn(platform.clock.now())]
    return reply
      .headers(zipHeaders(`${texts.fileName} ${day}`))
      .send(writeArchive(platform, { owner, postIds, day, texts }))
  })
}
