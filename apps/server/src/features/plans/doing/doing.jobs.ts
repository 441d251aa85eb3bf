import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { remindOfPlans } from './reminders.service.ts'

const remind = jobKind<object>('plans.remind')

/** Sends reminders before school; the later hours catch up when no server was running. */
export function handleDoingJobs(platform: Platform): void {
  platform.jobs.every('10 7-11 * * *', remind, () => remindOfPlans(platform))
}
