import { readPrograms, retryConversion } from '@learntrail/contract/files/conversions'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { programVersions } from '../../../platform/programs/program-versions.ts'
import { fileSummary } from '../file-summary.queries.ts'
import * as service from './conversions.service.ts'

export function conversionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, retryConversion, async ({ person, params }) =>
    fileSummary(await service.retryConversion(platform, person, params.id)),
  )

  const versions = programVersions(platform.programs, platform.config)
  bind(app, readPrograms, async () => {
    const { ffmpeg, libreOffice } = await versions()
    return {
      programs: [
        { name: 'ffmpeg', ...ffmpeg },
        { name: 'libreoffice', ...libreOffice },
      ],
    }
  })
}
