import { durations } from '@learntrail/contract/limits'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forgetImports, giveUp, importJob, runImport } from './account-imports.service.ts'
import { handleImport } from './run-in-turn.jobs.ts'

export function handleAccountImports(platform: Platform): void {
  const { jobs, clock } = platform
  handleImport(platform, importJob, runImport, giveUp)
  jobs.every('23 * * * *', jobKind('console.forget-imports'), () =>
    forgetImports(platform, new Date(clock.now().getTime() - durations.week)),
  )
}
