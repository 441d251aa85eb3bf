import * as links from '@learntrail/contract/plans/signing/by-link'
import * as calls from '@learntrail/contract/plans/signing/signing'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { callerAddress } from '../../../platform/http/caller-address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listAdvised } from './advised/advised.service.ts'
import { addSignedPaper, refusePlan, signPlan, withdrawSignature } from './answer.service.ts'
import { askForSignatures, remindSigner } from './ask.service.ts'
import { answerSigningLink, readSigningLink } from './by-link/by-link.service.ts'
import { readSigning } from './read-signing.service.ts'
import { setSigning } from './set-signing.service.ts'
import { listSigners } from './signers.service.ts'
import { listVersions, readVersion } from './versions.service.ts'

export function planSigningRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readSigning, ({ person, params }) => readSigning(platform, person, params.id))
  bind(app, calls.setSigning, ({ person, params, body }) => setSigning(platform, person, params.id, body))
  bind(app, calls.askForSignatures, ({ person, params, body }) => askForSignatures(platform, person, params.id, body))
  bind(app, calls.signPlan, ({ person, params, body }) => signPlan(platform, person, params, body))
  bind(app, calls.refusePlan, ({ person, params, body }) => refusePlan(platform, person, params, body))
  bind(app, calls.withdrawSignature, ({ person, params, body }) => withdrawSignature(platform, person, params, body))
  bind(app, calls.addSignedPaper, ({ person, params, body }) => addSignedPaper(platform, person, params, body))
  bind(app, calls.remindSigner, ({ person, params }) => remindSigner(platform, person, params))
  bind(app, calls.listSigners, ({ person }) => listSigners(platform, person))
  bind(app, calls.listAdvised, ({ person, query }) => listAdvised(platform, person, query))
  bind(app, calls.listVersions, ({ person, params }) => listVersions(platform, person, params.id))
  bind(app, calls.readVersion, ({ person, params }) => readVersion(platform, person, params.id, params.version))

  bind(app, links.readSigningLink, ({ body, request }) =>
    readSigningLink(platform, { ...body, address: callerAddress(request) }),
  )
  bind(app, links.answerSigningLink, ({ body, request }) =>
    answerSigningLink(platform, { ...body, address: callerAddress(request) }),
  )
}
