import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeAbandonedWork } from '../../../platform/programs/work-folder.ts'
import * as repository from './conversions.repository.ts'
import { convertFile } from './convert-file.ts'
import { conversionJobs, enqueueConversions } from './enqueue-conversions.ts'

const filesAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function handleConversions(platform: Platform): void {
  for (const kind of Object.values(conversionJobs)) platform.jobs.handle(kind, ({ id }) => convertFile(platform, id))
  platform.jobs.atStart(async () => {
    await removeAbandonedWork()
    await resumeConversions(platform)
  })
}

/** Queues again what an earlier process did not end: it may have been killed in the middle. */
export async function resumeConversions(platform: Platform): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const unconverted = await repository.findUnconverted(platform.db, after, filesAtOnce)
    await inTransaction(platform.db, (transaction) => enqueueConversions(platform, transaction, unconverted))
    after = unconverted.at(-1)?.id
  }
}
