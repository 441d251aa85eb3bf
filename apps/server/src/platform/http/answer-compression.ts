import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/**
 * Answers from 2 KB on: a page of twenty records is a seventh of its size on the wire. Which routes do it says each route,
 * never the bytes: the library takes content that begins like a zlib stream ("80", "HK", "x ") for compressed and passes it
 * as it is under the encoding's name. JSON and our own page begin with nothing of the kind; files of people are answered as
 * they were stored, and the built web lies compressed beside itself. What is short stays as it is, the token against
 * forged requests among it, whose size must tell nothing.
 */
export const answerCompression: FastifyCompressOptions = {
  threshold: 2_048,
  encodings: ['br', 'gzip'],
  // A fifth of the default's time for nearly its size.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}
