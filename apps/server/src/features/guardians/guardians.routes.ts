import * as calls from '@learntrail/contract/guardians/guardians'
import * as inviting from '@learntrail/contract/guardians/inviting'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../../platform/access/person.ts'
import { safeName } from '../../platform/archive/archive-names.rules.ts'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadHeaders } from '../files/index.ts'
import * as ofGroup from './group-guardians.service.ts'
import { deleteKey } from './guardians.repository.ts'
import * as guardians from './guardians.service.ts'
import { clearGuardianCookie, guardianOfDevice, keyIn, setGuardianCookie } from './keys.service.ts'
import * as mine from './my-guardians.service.ts'

const done = { ok: true as const }

export function guardianRoutes(app: FastifyInstance, platform: Platform): void {
  const { isSecure } = platform.config
  const deviceOf = async (request: FastifyRequest, person: Person | null) => ({
    person,
    guardianId: await guardianOfDevice(platform, request),
  })

  bind(app, calls.readGuardianInvitation, async ({ body, person, request }) =>
    guardians.readInvitation(platform, { ...body, address: callerAddress(request) }, await deviceOf(request, person)),
  )
  bind(app, calls.acceptGuardianInvitation, async ({ body, person, request, reply }) => {
    const accepting = { ...body, address: callerAddress(request) }
    const { token, childId, confirms } = await guardians.acceptInvitation(
      platform,
      accepting,
      await deviceOf(request, person),
    )
    if (token !== null) setGuardianCookie(reply, token, isSecure)
    return { childId, confirms }
  })
  bind(app, calls.enterAsGuardian, async ({ body, request, reply }) => {
    setGuardianCookie(reply, await guardians.enter(platform, { ...body, address: callerAddress(request) }), isSecure)
    return done
  })
  bind(app, calls.readGuardian, ({ guardian, person }) => guardians.readGuardian(platform, guardian, person))
  bind(app, calls.changeGuardian, async ({ guardian, person, body }) => {
    await guardians.changeGuardian(platform, guardian, body)
    return guardians.readGuardian(platform, guardian, person)
  })
  bind(app, calls.makeGuardianLink, ({ guardian }) => guardians.makeLink(platform, guardian))
  bind(app, calls.keepInAccount, async ({ guardian, person }) => {
    const id = await guardians.keepInAccount(platform, guardian, person)
    return guardians.readGuardian(platform, { id }, person)
  })
  bind(app, calls.leaveAsGuardian, async ({ request, reply }) => {
    const key = keyIn(request)
    if (key !== undefined) await deleteKey(platform.db, key)
    clearGuardianCookie(reply)
    return done
  })
  bind(app, calls.stopGuarding, async ({ guardian, params }) => {
    await guardians.stopGuarding(platform, guardian, params.childId)
    return done
  })
  bind(app, calls.unsubscribeGuardian, async ({ params }) => {
    await guardians.unsubscribe(platform, params.token)
    return done
  })

  bind(app, inviting.listGuardiansOfGroup, ({ person, params }) =>
    ofGroup.listGuardians(platform, person, params.groupId),
  )
  bind(app, inviting.changeGuardianSights, ({ person, params, body }) =>
    ofGroup.changeSights(platform, person, params.groupId, body),
  )
  bind(app, inviting.inviteGuardians, ({ person, params, body }) =>
    ofGroup.inviteToGroup(platform, person, params.groupId, body.items),
  )
  bind(app, inviting.readGuardianList, ({ person, params, body }) =>
    ofGroup.readList(platform, person, params.groupId, body.list),
  )
  bind(app, inviting.printGuardianSlips, async ({ person, params, body, reply }) => {
    const { pdf, fileName } = await ofGroup.printSlips(platform, person, params.groupId, body.childIds)
    const name = `${safeName(fileName, 'guardians')}.pdf`
    return reply.headers(downloadHeaders('application/pdf', name)).send(Buffer.from(pdf))
  })
  bind(app, inviting.takeInvitationBack, async ({ person, params }) => {
    await ofGroup.takeBack(platform, person, params)
    return done
  })
  bind(app, inviting.removeGuardianOf, async ({ person, params }) => {
    await ofGroup.removeGuardian(platform, person, params)
    return done
  })

  bind(app, inviting.listMyGuardians, ({ person }) => mine.listMine(platform, person))
  bind(app, inviting.inviteMyGuardian, ({ person, body }) => mine.inviteMine(platform, person, body))
  bind(app, inviting.takeMyInvitationBack, async ({ person, params }) => {
    await mine.takeMineBack(platform, person, params.id)
    return done
  })
  bind(app, inviting.removeMyGuardian, async ({ person, params }) => {
    await mine.removeMine(platform, person, params.id)
    return done
  })
}
