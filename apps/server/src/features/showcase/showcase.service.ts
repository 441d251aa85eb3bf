import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { showcaseChanged } from '@learntrail/contract/showcase/events'
import type { Showcase, ShowcaseTexts } from '@learntrail/contract/showcase/showcase'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdOwnPosts, postAs, postOf, type WrittenPost } from '../posts/index.ts'
import * as repository from './showcase.repository.ts'

type WrittenShowcase = Omit<Showcase, 'posts'> & { posts: WrittenPost[] }

/** Returns a person's showcase with the records that the viewer may see. */
export async function readShowcase(
  platform: Platform,
  person: Person,
  ownerId: string,
  { texts, as }: { texts: ShowcaseTexts; as?: Viewer | undefined },
): Promise<WrittenShowcase> {
  const head = (await repository.findHead(platform.pool, person.id, ownerId)) ?? refuse('USER_NOT_FOUND')
  if (as !== undefined && ownerId !== person.id) refuseField('as', 'invalid')
  const rows = await repository.listShown(platform, person.id, ownerId, texts, as)
  return { ...head, posts: rows.map((row) => (as === undefined ? postOf(person, row) : postAs(row))) }
}

export async function saveShowcase(
  platform: Platform,
  person: Person,
  { headline, introduction, postIds }: { headline: string; introduction: string; postIds: string[] },
): Promise<WrittenShowcase> {
  const at = platform.clock.now()
  const ownerId = person.id
  await inTransaction(platform.db, async (transaction) => {
    if ((await holdOwnPosts(transaction, ownerId, postIds)) < postIds.length) refuse('POST_NOT_FOUND')
    await repository.replaceShowcase(transaction, { ownerId, headline, introduction, updatedAt: at }, postIds)
    const data = { postCount: postIds.length }
    await platform.events.record(transaction, showcaseChanged, { actorId: ownerId, subjectId: ownerId, data, at })
  })
  return readShowcase(platform, person, ownerId, { texts: 'whole' })
}
