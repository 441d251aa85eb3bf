import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { UploadStore } from './upload-store.service.ts'
import { sweepUploads } from './uploads.service.ts'

/** Gives up uploads that were not continued. */
const removeExpiredUploads = jobKind<object>('files.remove-expired-uploads')

export function handleUploadJobs(platform: Platform, store: UploadStore): void {
  platform.jobs.every('25 * * * *', removeExpiredUploads, async () => {
    await sweepUploads(platform, store)
  })
}
