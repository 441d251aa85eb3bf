import { fileTypeFlags } from '@learntrail/contract/files/file-types'
import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from './conversions.repository.ts'
import { kindsConvertedWith } from './conversions.rules.ts'
import { convertFile } from './convert-file.service.ts'
import { conversionJobs, enqueueConversions } from './enqueue-conversions.jobs.ts'

const filesAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function handleConversions(platform: Platform): void {
  for (const kind of Object.values(conversionJobs)) {
    platform.jobs.handle(kind, ({ id }, attempt) => convertFile(platform, id, attempt))
  }
  platform.jobs.atStart(() => resumeConversions(platform))
}

/**
 * Queues again the conversions that an earlier process did not finish (it may have been killed) or had no program for.
 */
export async function resumeConversions(platform: Platform): Promise<void> {
  await resumeStranded(platform)
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const unconverted = await repository.findUnconverted(platform.db, after, filesAtOnce)
    await inTransaction(platform.db, (transaction) => enqueueConversions(platform, transaction, unconverted))
    after = unconverted.at(-1)?.id
  }
}

async function resumeStranded(platform: Platform): Promise<void> {
  const types = kindsConvertedWith(platform.programs).reduce((flags, kind) => flags | fileTypeFlags[kind], 0)
  if (types === 0) return
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const stranded = await repository.findStranded(platform.db, types, after, filesAtOnce)
    const waiting = stranded.map((file) => ({
      ...file,
      conversionState: file.conversionState === null ? null : ('pending' as const),
    }))
    await inTransaction(platform.db, async (transaction) => {
      const ids = stranded.map(({ id }) => id)
      await repository.markAllPending(transaction, ids)
      await enqueueConversions(platform, transaction, waiting)
    })
    after = stranded.at(-1)?.id
  }
}
