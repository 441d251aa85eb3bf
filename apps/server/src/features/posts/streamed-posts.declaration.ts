import { privacy } from '@learntrail/contract/posts/posts'
import { rowsOf } from '../../platform/paging/rows-of.ts'
import type { Reading } from '../../platform/platform.ts'
import type { StreamSource } from '../../platform/stream/stream-sources.ts'
import { fromAccounts, joinAccount } from '../accounts/index.ts'
import { notBlockedIn } from '../groups/index.ts'
import { type CardStatement, readCards } from './cards/read-cards.queries.ts'
import { postOf } from './posts.mapping.ts'

/**
 * Records in the stream, placed by id. The reach that a viewer needs is the privacy itself, public before friends
 * (`reaches`).
 */
export const postStream: StreamSource = {
  kind: 'post',
  ofPerson: (person, reach, { before, from, limit }) => `select p.id as place from posts p
    where p.owner_id = ${person} and p.id < ${before} and p.id >= ${from}
      and p.privacy < ${privacy.group} and (p.privacy = ${privacy.public} or ${reach} >= ${privacy.friends})
    order by p.id desc limit ${limit}`,
  ofAll: ({ before, from, limit }) => `select p.id as place, p.owner_id, p.privacy as reach from posts p
    where p.id < ${before} and p.id >= ${from} order by p.id desc limit ${limit}`,
  inGroup: (viewer, group, { before, from, limit }) => `select it.post_id as place from post_groups it
      cross join lateral (select * from posts where id = it.post_id offset 0) p
      cross join lateral (select owner.* ${fromAccounts('owner', 'p.owner_id')} offset 0) a
    where it.group_id = ${group} and it.post_id < ${before} and it.post_id >= ${from}
      and p.privacy = ${privacy.group} and p.owner_id <> ${viewer} and a.deleted_at is null
      and ${notBlockedIn(viewer, 'p.owner_id', 'it.group_id')}
    order by it.post_id desc limit ${limit}`,
  async read(platform, person, places) {
    const rows = await readStreamed(platform, person.id, places)
    return new Map(rows.map((row) => [row.id, { kind: 'post', place: row.id, post: postOf(person, row) }]))
  },
}

/** Visibility was decided with the places; records made private in the moment since are left out. */
function readStreamed(reading: Reading, viewer: string, ids: readonly string[]) {
  const statement: CardStatement = (card) => ({
    name: `posts-streamed-${card.name}`,
    text: `select ${card.columns} from ${rowsOf('$2', 'uuid')} as these(id) join posts p on p.id = these.id
        ${joinAccount('a', 'p.owner_id')}
      where p.privacy < ${privacy.private} and a.deleted_at is null`,
    values: [viewer, ids],
  })
  return readCards(reading, { viewer, text: 'cut', statement })
}
