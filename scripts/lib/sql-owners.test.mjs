import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { foreignTables, foreignTablesIn, ownersIn } from './sql-owners.mjs'

const features = 'apps/server/src/features'
const texts = {
  [`${features}/posts/posts.tables.ts`]: "export const posts = pgTable(\n  'all_posts', {})",
  [`${features}/groups/groups.tables.ts`]:
    "export const groups = pgTable('groups', { owner: references(() => accounts.id) })",
  [`${features}/groups/groups.repository.ts`]: 'sql`select from groups g join posts p on true`',
  [`${features}/groups/groups.test.ts`]: 'sql`delete from posts`',
  [`${features}/posts/posts.repository.ts`]: 'sql`update posts set title = 1`',
}
const files = Object.keys(texts)
const owners = ownersIn(files, (file) => texts[file])

test('a table is of the feature that defines it, and so is the view of it without its bin', () => {
  deepEqual(owners, { all_posts: 'posts', posts: 'posts', groups: 'groups' })
})

test('what SQL names of others is found, in the product and not in its tests', () => {
  deepEqual(
    foreignTables(files, (file) => texts[file]),
    { [`${features}/groups/groups.repository.ts`]: ['posts'] },
  )
})

test('tables after a bracket or a comma are found as well', () => {
  const text = 'sql`select from rooms left join (posts p join rooms r on true) on true; select from rooms r, groups g`'
  deepEqual(foreignTablesIn(`${features}/rooms/rooms.ts`, text, owners), ['groups', 'posts'])
})

test('comments and other words are no SQL', () => {
  const text = `/** Taken from posts. */
    // into groups
    const from = posts
    sql\`insert into groups select 1; select from unheard\``
  deepEqual(foreignTablesIn(`${features}/rooms/rooms.ts`, text, owners), ['groups'])
})
