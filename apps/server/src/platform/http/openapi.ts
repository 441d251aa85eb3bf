import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { Config } from '../../config.ts'
import { productVersion } from '../version.ts'

/** Returns the head of `/api/openapi.json`; its paths come from the endpoints. */
export function openApiInfo(config: Config): NonNullable<FastifyDynamicSwaggerOptions['openapi']> {
  return {
    openapi: '3.1.0',
    info: {
      title: '學跡 Learntrail',
      version: productVersion,
      description:
        'Every call of the product. x-access says who may make it, x-refusals which codes it can answer besides those of every call. Refusals are RFC 9457 problem documents with a code.',
    },
    servers: [{ url: config.publicUrl }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'learntrail_session' },
        csrf: { type: 'apiKey', in: 'header', name: 'x-csrf-token' },
      },
    },
  }
}
