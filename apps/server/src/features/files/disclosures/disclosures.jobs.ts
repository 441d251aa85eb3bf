import { inTransaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listUndisclosed } from './disclosures.repository.ts'
import { enqueueDisclosures, findDisclosure } from './enqueue-disclosures.jobs.ts'
import { discloseFile } from './find-disclosure.service.ts'

const filesAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function handleDisclosures(platform: Platform): void {
  platform.jobs.handle(findDisclosure, ({ id }) => discloseFile(platform, id))
  platform.jobs.atStart(() => resumeDisclosures(platform))
}

/** Queues documents that an earlier version stored, or that an earlier process did not examine. */
export async function resumeDisclosures(platform: Platform): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const undisclosed = await listUndisclosed(platform.db, after, filesAtOnce)
    await inTransaction(platform.db, (transaction) => enqueueDisclosures(platform, transaction, undisclosed))
    after = undisclosed.at(-1)?.id
  }
}
