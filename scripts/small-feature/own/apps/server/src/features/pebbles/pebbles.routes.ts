import * as calls from '@learntrail/contract/pebbles/pebbles'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as pebbles from './pebbles.service.ts'

export function pebbleRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.layPebble, ({ person, body }) => pebbles.layPebble(platform, person, body))
  bind(app, calls.listPebbles, ({ person, query }) => pebbles.listPebbles(platform, person, query))
  bind(app, calls.readPebble, ({ person, params }) => pebbles.readPebble(platform, person, params.id))
  bind(app, calls.takePebbleAway, async ({ person, params }) => {
    await pebbles.takePebbleAway(platform, person, params.id)
    return { ok: true as const }
  })
}
