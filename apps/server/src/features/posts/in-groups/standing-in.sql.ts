import { privacy } from '@learntrail/contract/posts/posts'

/** SQL: rows of `account_id` and `at` for the records in a group whose ids lie in [`from`, `before`). */
export const recordsIn = (group: string, from: string, before: string) => `(
  select p.owner_id as account_id, p.published_at as at from post_groups it join posts p on p.id = it.post_id
  where it.group_id = ${group} and it.post_id >= ${from} and it.post_id < ${before} and p.privacy = ${privacy.group})`
