import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { inTransaction } from '../../platform/database/index.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { cutOf } from './posts.repository.ts'
import { posts } from './posts.view.ts'

const postsAtOnce = 200
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** May concern all records after an upgrade, so the start does not wait for it. */
const cutMissing = jobKind<object>('posts.cut-missing')

export function handleCutJobs(platform: Platform): void {
  platform.jobs.handle(cutMissing, () => cutMissingPosts(platform))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, cutMissing, {}))
}

/** Makes the cut content of records older than cuts. */
export async function cutMissingPosts({ db }: Platform): Promise<void> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const from: string = after
    after = await inTransaction(db, async (transaction) => {
      const missing = await transaction
        .select({ id: posts.id, content: posts.content })
        .from(posts)
        .where(and(isNull(posts.isCut), gt(posts.id, from)))
        .orderBy(asc(posts.id))
        .limit(postsAtOnce)
        .for('update')
      for (const { id, content } of missing) {
        await transaction.update(posts).set(cutOf(content)).where(eq(posts.id, id))
      }
      return missing.at(-1)?.id
    })
  }
}
