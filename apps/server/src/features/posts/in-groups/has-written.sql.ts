import { privacy } from '@learntrail/contract/posts/posts'
import { lastCommentOf } from '../../comments/index.ts'

const isHere = (group: string) => (target: string) =>
  `exists (select 1 from post_groups it join posts p on p.id = it.post_id
    where it.group_id = ${group} and it.post_id = ${target})`

/** SQL: the person published for the group, or commented there, from the id `since` on. */
export const hasWritten = (person: string, group: string, since: string): string => `(exists (
    select 1 from post_groups it join posts p on p.id = it.post_id
    where it.group_id = ${group} and it.post_id >= ${since} and p.owner_id = ${person} and p.privacy = ${privacy.group})
  or ${lastCommentOf(person, since, isHere(group))} is not null)`
