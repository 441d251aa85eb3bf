import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { fileSummary } from './files.ts'

export const retryConversion = endpoint({
  method: 'POST',
  path: '/api/v2/file/:id/conversion',
  summary: 'Try a failed conversion again; harmless where it has not failed',
  access: 'member',
  params: z.object({ id }),
  answers: fileSummary,
  refusals: ['FILE_NOT_FOUND'],
})

/** External programs that are not part of the product: without them some features are missing. */
export const outsidePrograms = ['ffmpeg', 'libreoffice'] as const

export const readPrograms = endpoint({
  method: 'GET',
  path: '/api/v2/file/programs',
  summary: 'Which programs for films, sound and office files this server found, for staff',
  access: 'staff:support',
  answers: z.object({
    programs: z.array(
      z.object({
        name: z.enum(outsidePrograms),
        /** The first line of the program's version output; null if it is missing. */
        version: z.string().nullable(),
        /** The server's settings name a path at which it does not run. */
        isWrongPath: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const conversionCalls = [retryConversion, readPrograms] as const
