import { durations } from '@learntrail/contract/limits'
import { type JobKind, jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forgetImports, giveUp, importJob, runImport } from './account-imports.service.ts'
import { giveUpSchoolImport, runSchoolImport, schoolImportJob } from './school-imports.service.ts'

type Step = (platform: Platform, id: string) => Promise<void>

export function handleImports(platform: Platform): void {
  const { jobs, clock } = platform
  const handle = (kind: JobKind<{ id: string }>, run: Step, giveUp: Step) =>
    jobs.handle(kind, async ({ id }, { isLast }) => {
      try {
        await run(platform, id)
      } catch (error) {
        if (isLast) await giveUp(platform, id)
        throw error
      }
    })
  handle(importJob, runImport, giveUp)
  handle(schoolImportJob, runSchoolImport, giveUpSchoolImport)
  jobs.every('23 * * * *', jobKind('console.forget-imports'), () =>
    forgetImports(platform, new Date(clock.now().getTime() - durations.week)),
  )
}
