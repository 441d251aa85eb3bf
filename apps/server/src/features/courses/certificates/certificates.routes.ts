import * as calls from '@learntrail/contract/courses/certificates'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { downloadHeaders } from '../../files/index.ts'
import { listCertificates, readCertificate, takeCertificate, withdrawCertificate } from './certificates.service.ts'
import { printCertificate } from './print-certificate.service.ts'

export function certificateRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readCertificate, ({ person, params }) => readCertificate(platform, person, params.id))
  bind(app, calls.takeCertificate, ({ person, params }) => takeCertificate(platform, person, params.id))
  bind(app, calls.withdrawCertificate, async ({ person, params }) => {
    await withdrawCertificate(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.downloadCertificate, async ({ person, params, reply }) => {
    const { pdf, name } = await printCertificate(platform, person, params.id)
    return reply.headers(downloadHeaders('application/pdf', name)).send(pdf)
  })
  bind(app, calls.listCertificates, ({ person, query }) => listCertificates(platform, person, query))
}
