import * as calls from '@learntrail/contract/courses/cartridge'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { untilClosed } from '../../../platform/http/until-closed.ts'
import type { Platform } from '../../../platform/platform.ts'
import { downloadHeaders } from '../../files/index.ts'
import { bringIn } from './bring-in.service.ts'
import { receiveCartridge } from './receive-cartridge.http.ts'
import { takeAlong } from './take-along.service.ts'

/** No media type is registered for cartridges; platforms recognise the file extension. */
const mediaType = 'application/octet-stream'

export function cartridgeRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.takeAlongCourse, async ({ person, params, reply }) => {
    const { cartridge, name } = await takeAlong(platform, person, params.id)
    return reply.headers(downloadHeaders(mediaType, name)).send(cartridge)
  })

  bind(app, calls.bringInCourse, async ({ person, request, reply }) => {
    const sender = { ownerId: person.id, signal: untilClosed(reply) }
    const cartridge = await receiveCartridge(platform.storage, request, person.id)
    try {
      return await bringIn(platform, sender, cartridge)
    } finally {
      await platform.storage.drop(cartridge)
    }
  })
}
