import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/**
 * Compresses answers from 2 KB: a page of twenty records shrinks to a seventh. Each route opts in; the bytes never
 * decide. The library takes content that begins like a zlib stream ("80", "HK", "x ") for compressed and passes it on
 * unchanged under the encoding's name. JSON and our own page never begin like that; people's files are served as
 * stored, and the built web is precompressed. Short answers stay as they are, among them the CSRF token, whose size
 * must reveal nothing.
 */
export const answerCompression: FastifyCompressOptions = {
  threshold: 2_048,
  encodings: ['br', 'gzip'],
  // A fifth of the default's time for nearly its size.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
}
