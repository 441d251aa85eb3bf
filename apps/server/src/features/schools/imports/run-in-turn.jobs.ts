import type { JobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

type Step = (platform: Platform, id: string) => Promise<void>

/** Runs imports as jobs; one that fails at its last try is given up, so that nobody waits for it. */
export function handleImport(platform: Platform, kind: JobKind<{ id: string }>, run: Step, giveUp: Step): void {
  platform.jobs.handle(kind, async ({ id }, { isLast }) => {
    try {
      await run(platform, id)
    } catch (error) {
      if (isLast) await giveUp(platform, id)
      throw error
    }
  })
}
