import * as calls from '@learntrail/contract/courses/remarks'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as remarks from './remarks.service.ts'
import * as replies from './replies.service.ts'

export function courseRemarkRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listRemarks, ({ person, params, query }) =>
    remarks.listRemarks(platform, person, { id: params.id, ...query }),
  )
  bind(app, calls.countRemarks, ({ person, params }) => remarks.countRemarks(platform, person, params.id))
  bind(app, calls.readRemark, ({ person, params }) => remarks.readRemark(platform, person, params))
  bind(app, calls.writeRemark, ({ person, params, body }) => remarks.writeRemark(platform, person, params.id, body))
  bind(app, calls.editRemark, ({ person, params, body }) =>
    remarks.editRemark(platform, person, { ...params, ...body }),
  )
  bind(app, calls.resolveRemark, ({ person, params, body }) =>
    remarks.resolveRemark(platform, person, { ...params, ...body }),
  )
  bind(app, calls.placeRemark, ({ person, params, body }) =>
    remarks.placeRemark(platform, person, { ...params, ...body }),
  )
  bind(app, calls.deleteRemark, async ({ person, params }) => {
    await remarks.deleteRemark(platform, person, params)
    return { ok: true }
  })
  bind(app, calls.writeRemarkReply, ({ person, params, body }) =>
    replies.writeReply(platform, person, { ...params, ...body }),
  )
  bind(app, calls.editRemarkReply, ({ person, params, body }) =>
    replies.editReply(platform, person, { ...params, ...body }),
  )
  bind(app, calls.deleteRemarkReply, async ({ person, params }) => {
    await replies.deleteReply(platform, person, params)
    return { ok: true }
  })
}
