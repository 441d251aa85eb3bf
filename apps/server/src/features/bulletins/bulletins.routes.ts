import * as calls from '@learntrail/contract/bulletins/bulletins'
import * as followUp from '@learntrail/contract/bulletins/following-up'
import * as forGuardians from '@learntrail/contract/bulletins/for-guardians'
import { listTeachingBulletins } from '@learntrail/contract/bulletins/teaching'
import type { FastifyInstance } from 'fastify'
import { safeName } from '../../platform/archive/archive-names.rules.ts'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadHeaders, sendEntity } from '../files/index.ts'
import { sendPeopleList } from '../groups/index.ts'
import * as bulletins from './bulletins.service.ts'
import { listReaders, remindReaders, signBulletin } from './follow-up.service.ts'
import { forwardBulletin, listForwardTargets } from './forward.service.ts'
import * as signatures from './guardian-signatures.service.ts'
import { enterPaper, printBulletin, removePaper } from './paper.service.ts'
import { publishBulletin } from './publish.service.ts'
import { readBulletin } from './reach-bulletin.policy.ts'
import { readersAsList } from './reader-list.service.ts'
import * as teaching from './teaching.service.ts'

export function bulletinRoutes(app: FastifyInstance, platform: Platform): void {
  bindWritten(app, calls.publishBulletin, ({ person, body }) => publishBulletin(platform, person, body))
  bindWritten(app, calls.listBulletins, ({ person, query }) => bulletins.listBulletins(platform, person, query))
  bindWritten(app, calls.readBulletin, ({ person, params }) => readBulletin(platform, person, params.id))
  bindWritten(app, calls.changeBulletin, ({ person, params, body }) =>
    bulletins.changeBulletin(platform, person, params.id, body),
  )
  bind(app, calls.deleteBulletin, async ({ person, params }) => {
    await bulletins.deleteBulletin(platform, person, params.id)
    return { ok: true as const }
  })
  bindWritten(app, calls.pinBulletin, ({ person, params, body }) =>
    bulletins.pinBulletin(platform, person, params.id, body.isPinned),
  )
  bind(app, calls.seeBulletins, async ({ person, body }) => {
    await bulletins.seeBulletins(platform, person, body.bulletinIds)
    return { ok: true as const }
  })

  bindWritten(app, followUp.signBulletin, ({ person, params, body }) => signBulletin(platform, person, params.id, body))
  bind(app, followUp.listReaders, ({ person, params, query }) => listReaders(platform, person, params.id, query))
  bind(app, followUp.downloadReaders, async ({ person, params, query: { form }, reply }) =>
    sendPeopleList(platform, person, { form, ...(await readersAsList(platform, person, params.id)) }, reply),
  )
  bind(app, followUp.remindReaders, ({ person, params }) => remindReaders(platform, person, params.id))
  bind(app, followUp.listForwardTargets, ({ person, params }) => listForwardTargets(platform, person, params.id))
  bind(app, followUp.forwardBulletin, ({ person, params, body }) =>
    forwardBulletin(platform, person, params.id, body.groupId),
  )
  bind(app, followUp.printBulletin, async ({ person, params, reply }) => {
    const { pdf, fileName } = await printBulletin(platform, person, params.id)
    const headers = downloadHeaders('application/pdf', `${safeName(fileName, 'bulletin')}.pdf`)
    return reply.headers(headers).send(Buffer.from(pdf))
  })
  bind(app, followUp.enterPaper, async ({ person, params, body }) => {
    await enterPaper(platform, person, params, body)
    return { ok: true as const }
  })
  bind(app, followUp.removePaper, async ({ person, params }) => {
    await removePaper(platform, person, params)
    return { ok: true as const }
  })

  bind(app, listTeachingBulletins, ({ person }) => teaching.listTeachingBulletins(platform, person))

  bind(app, forGuardians.listBulletinsForGuardian, ({ guardian, params, query }) =>
    signatures.listForGuardian(platform, guardian, params.childId, query.cursor),
  )
  bind(app, forGuardians.readBulletinForGuardian, ({ guardian, params }) =>
    signatures.readForGuardian(platform, guardian, params),
  )
  bind(app, forGuardians.signBulletinAsGuardian, ({ guardian, person, params, body }) =>
    signatures.signForGuardian(platform, { guardian, person }, params, body),
  )
  bind(app, forGuardians.readBulletinFileForGuardian, async ({ guardian, params, query, request, reply }) => {
    const file = await signatures.findFileForGuardian(platform, guardian, params)
    return sendEntity(platform, file, { person: { id: guardian.id }, query, request, reply })
  })
}
