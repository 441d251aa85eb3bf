import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { ofAccount } from '../accounts/accounts.tables.ts'

const since = () => moment().notNull()

/** Friendships are mutual: one row in each direction, written together. */
export const friendships = pgTable(
  'friendships',
  { personId: ofAccount(), friendId: ofAccount(), since: since() },
  (table) => [
    primaryKey({ columns: [table.personId, table.friendId] }),
    index('friendships_newest').on(table.personId, table.since, table.friendId),
  ],
)

/** Friend requests waiting for an answer. */
export const friendRequests = pgTable(
  'friend_requests',
  { askerId: ofAccount(), askedId: ofAccount(), since: since() },
  (table) => [
    primaryKey({ columns: [table.askerId, table.askedId] }),
    index('friend_requests_sent').on(table.askerId, table.since, table.askedId),
    index('friend_requests_received').on(table.askedId, table.since, table.askerId),
  ],
)

export const follows = pgTable(
  'follows',
  { followerId: ofAccount(), followedId: ofAccount(), since: since() },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId, table.since, table.followerId),
    index('follows_newest').on(table.followerId, table.since, table.followedId),
  ],
)

const count = () => integer().notNull().default(0)

/** How many friends, fans and followed people a person has, hidden ones included. Created with the first relation. */
export const relationCounts = pgTable('relation_counts', {
  accountId: ofAccount().primaryKey(),
  friends: count(),
  fans: count(),
  following: count(),
})

/** A block hides two people and everything they made from each other, whichever of them set it. */
export const blocks = pgTable('blocks', { blockerId: ofAccount(), blockedId: ofAccount(), since: since() }, (table) => [
  primaryKey({ columns: [table.blockerId, table.blockedId] }),
  index('blocks_blocked').on(table.blockedId),
])

/** A private note on a person, seen by its owner only. */
export const personRemarks = pgTable(
  'person_remarks',
  { ownerId: ofAccount(), personId: ofAccount(), remark: text().notNull(), since: since() },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.personId] }),
    index('person_remarks_person').on(table.personId),
  ],
)
