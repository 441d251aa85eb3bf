import { durations } from '@learntrail/contract/limits'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forgetImports, giveUp, importJob, runImport } from './account-imports.service.ts'

export function handleAccountImports(platform: Platform): void {
  const { jobs, clock } = platform
  jobs.handle(importJob, async ({ id }, { isLast }) => {
    try {
      await runImport(platform, id)
    } catch (error) {
      if (isLast) await giveUp(platform, id)
      throw error
    }
  })
  jobs.every('23 * * * *', jobKind('console.forget-imports'), () =>
    forgetImports(platform, new Date(clock.now().getTime() - durations.week)),
  )
}
