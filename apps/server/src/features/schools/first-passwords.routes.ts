import * as calls from '@learntrail/contract/schools/first-passwords'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { makeNow } from '../../platform/documents/index.ts'
import { bind } from '../../platform/http/bind.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccount } from '../accounts/index.ts'
import { giveAsSupport, giveToMember, giveToSchool } from './first-passwords.service.ts'
import { slipsData } from './slips.rules.ts'
import { slipTexts } from './slips.texts.ts'

const template = { main: new URL('./slips.typ', import.meta.url) }

export function firstPasswordRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.giveMemberPassword, (call) =>
    giveToMember(platform, call.person, { by: actorOf(call), ...call.params, ...call.body }),
  )
  bind(app, calls.giveSchoolPasswords, (call) =>
    giveToSchool(platform, { by: actorOf(call), ...call.params, ...call.body }),
  )
  bind(app, calls.givePersonPassword, (call) =>
    giveAsSupport(platform, { by: actorOf(call), personId: call.params.id, reason: call.body.reason }),
  )
  bind(app, calls.makePasswordSlips, async ({ person, body }) => {
    const { locale } = (await findAccount(platform.db, person.id)) ?? refuse('NOT_AUTHENTICATED')
    const data = slipsData(body.items, { locale, address: platform.config.publicUrl })
    const { pdf } = await makeNow({ template, data, person: person.id, limits: { seconds: 60, pages: 400 } })
    return { name: `${slipTexts[locale].title}.pdf`, pdf: Buffer.from(pdf).toString('base64') }
  })
}
