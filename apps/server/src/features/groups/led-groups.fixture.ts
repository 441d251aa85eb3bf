import { memberRoles } from '@learntrail/contract/groups/roles'
import type { Cast } from '../../testing/kinds.ts'
import type { OwnTarget } from '../comments/commented.fixture.ts'
import { place } from './groups.fixture.ts'
import { administer, belong, groupOf } from './groups.subjects.fixture.ts'

/** What the owner tells a group they lead, stored in `table`; people are admitted by joining the group. */
export function inLedGroup(table: string, tell: (cast: Cast, groupId: string) => Promise<{ id: string }>): OwnTarget {
  return {
    target: async (cast) => (await tell(cast, (await groupOf(cast, 'private', '水質')).id)).id,
    admit: async ({ product }, target, { id }) => {
      const { rows } = await product.platform.pool.query<{ group: string }>(
        `select group_id as "group" from ${table} where id = $1`,
        [target],
      )
      await place(product, rows[0]?.group ?? '', id, memberRoles.member)
    },
    rights: { see: belong, write: [], remove: administer },
  }
}
