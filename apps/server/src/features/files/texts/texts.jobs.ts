import { inTransaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enqueueReading, keepText, readFileText, readText } from './read-file-text.jobs.ts'
import { listOutdated, listUnread } from './texts.repository.ts'

/** A job, since it goes through every document and the start must not wait for it. */
const readMissing = jobKind<object>('files.read-missing')

const filesAtOnce = 200
const textsAtOnce = 20
const beforeAll = '00000000-0000-0000-0000-000000000000'

export function handleTexts(platform: Platform): void {
  platform.jobs.handle(readText, ({ id }) => readFileText(platform, id))
  platform.jobs.handle(readMissing, () => resumeReading(platform))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, readMissing, {}))
}

/** Queues documents that an earlier version stored, or that an earlier process did not read. */
export async function resumeReading(platform: Platform): Promise<void> {
  while ((await renewTokens(platform)) > 0);
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const unread = await listUnread(platform.db, after, filesAtOnce)
    await inTransaction(platform.db, (transaction) => enqueueReading(platform, transaction, unread))
    after = unread.at(-1)?.id
  }
}

/** Renews the tokens of a batch of texts; returns how many. The texts themselves are not read again. */
async function renewTokens(platform: Platform): Promise<number> {
  return inTransaction(platform.db, async (transaction) => {
    const outdated = await listOutdated(transaction, textsAtOnce)
    for (const { fileId, text } of outdated) await keepText(platform, transaction, fileId, text)
    return outdated.length
  })
}
