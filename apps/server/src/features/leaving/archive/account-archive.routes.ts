import { downloadAccountArchive, prepareAccountArchive } from '@learntrail/contract/leaving/archive'
import type { FastifyInstance } from 'fastify'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { zipHeaders } from '../../files/index.ts'
import * as archives from './account-archive.service.ts'
import { accountArchiveTexts } from './account-archive.texts.ts'
import { writeAccountArchive } from './write-account-archive.service.ts'

export function accountArchiveRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, prepareAccountArchive, ({ person }) => archives.prepareAccountArchive(platform, person))

  bind(app, downloadAccountArchive, async ({ person, params, reply }) => {
    await archives.checkAccountArchive(platform, person, params.id)
    const { id, locale, displayName, username } =
      (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
    const day = dayIn(platform.clock.now())
    return reply
      .headers(zipHeaders(`${accountArchiveTexts[locale].fileName} ${day}`))
      .send(writeAccountArchive(platform, { id, locale, displayName: displayName || username }, day))
  })
}
