import { privacy } from '@learntrail/contract/posts/posts'

/** SQL: the records that stand in a group whose ids lie from the first up to the second: rows of `account_id`, `at`. */
export const recordsIn = (group: string, from: string, before: string) => `(
  select p.owner_id as account_id, p.published_at as at from post_groups it join posts p on p.id = it.post_id
  where it.group_id = ${group} and it.post_id >= ${from} and it.post_id < ${before} and p.privacy = ${privacy.group})`
