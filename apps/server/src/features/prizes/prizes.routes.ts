import * as own from '@learntrail/contract/prizes/applications'
import * as consents from '@learntrail/contract/prizes/consents'
import * as handling from '@learntrail/contract/prizes/handling'
import * as calls from '@learntrail/contract/prizes/prizes'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendEntity } from '../files/index.ts'
import { applyForPrize } from './applications/apply.service.ts'
import { answerConsent, readConsent } from './applications/consents.service.ts'
import * as staff from './applications/handling.service.ts'
import * as applications from './applications/own.service.ts'
import { addCodes, removeCodes } from './catalogue/codes.service.ts'
import * as kept from './catalogue/keep-prizes.service.ts'
import * as catalogue from './catalogue/prizes.service.ts'

/** A picture of a prize is read without a person. */
const nobody = { id: '' }

export function prizeRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listPrizes, ({ person }) => catalogue.listPrizes(platform, person.id))
  bind(app, calls.readPrize, ({ person, params }) => catalogue.readPrize(platform, person.id, params.id))
  bind(app, calls.readPrizePicture, async ({ params, request, reply }) => {
    const file = await catalogue.findPicture(platform, params.id)
    return sendEntity(platform, file, { person: nobody, query: { type: 'preview' }, request, reply })
  })

  bind(app, own.applyForPrize, ({ person, body }) => applyForPrize(platform, person.id, body))
  bind(app, own.listOwnApplications, ({ person, query }) => applications.listOwn(platform, person.id, query.cursor))
  bind(app, own.readOwnApplication, ({ person, params }) => applications.readOwn(platform, person.id, params.id))
  bind(app, own.cancelApplication, ({ person, params }) =>
    applications.takeOwnStep(platform, person.id, params.id, 'cancel'),
  )
  bind(app, own.receivePrize, ({ person, params }) =>
    applications.takeOwnStep(platform, person.id, params.id, 'receive'),
  )
  bind(app, own.askGuardianAgain, ({ person, params, body }) =>
    applications.askAgain(platform, person.id, params.id, body.guardian),
  )

  bind(app, consents.readConsent, ({ body, request }) =>
    readConsent(platform, { ...body, address: callerAddress(request) }),
  )
  bind(app, consents.answerConsent, ({ body, request }) =>
    answerConsent(platform, { ...body, address: callerAddress(request) }),
  )

  bind(app, handling.listKeptPrizes, ({ query }) => kept.listKeptPrizes(platform, query.cursor))
  bind(app, handling.readKeptPrize, ({ params }) => kept.readKeptPrize(platform, params.id))
  bind(app, handling.makePrize, (call) => kept.makePrize(platform, actorOf(call), call.body))
  bind(app, handling.changePrize, (call) => kept.changePrize(platform, actorOf(call), call.params.id, call.body))
  bind(app, handling.withdrawPrize, (call) =>
    kept.withdrawPrize(platform, actorOf(call), call.params.id, call.body.isWithdrawn),
  )
  bind(app, handling.addPrizeCodes, (call) => addCodes(platform, actorOf(call), call.params.id, call.body.pasted))
  bind(app, handling.removePrizeCodes, (call) => removeCodes(platform, actorOf(call), call.params.id))
  bind(app, handling.readPrizeSettings, () => kept.readSettings(platform))
  bind(app, handling.changePrizeSettings, (call) => kept.changeSettings(platform, actorOf(call), call.body))

  bind(app, handling.listApplications, (call) => staff.listApplications(platform, actorOf(call), call.query))
  bind(app, handling.readApplication, ({ params }) => staff.readApplication(platform, params.id))
  bind(app, handling.lookAtDetails, (call) =>
    staff.lookAtDetails(platform, actorOf(call), call.params.id, call.body.reason),
  )
  bind(app, handling.handleApplication, (call) =>
    staff.handleApplication(platform, actorOf(call), call.params.id, call.body),
  )
}
