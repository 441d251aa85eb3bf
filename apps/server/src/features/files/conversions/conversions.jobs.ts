import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from './conversions.repository.ts'
import { convertFile } from './convert-file.ts'
import { conversionJobs, enqueueConversions } from './enqueue-conversions.ts'

const filesAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function handleConversions(platform: Platform): void {
  for (const kind of Object.values(conversionJobs)) {
    platform.jobs.handle(kind, ({ id }, attempt) => convertFile(platform, id, attempt))
  }
  platform.jobs.atStart(() => resumeConversions(platform))
}

/** Queues again what an earlier process did not end: it may have been killed in the middle. */
export async function resumeConversions(platform: Platform): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const unconverted = await repository.findUnconverted(platform.db, after, filesAtOnce)
    await inTransaction(platform.db, (transaction) => enqueueConversions(platform, transaction, unconverted))
    after = unconverted.at(-1)?.id
  }
}
