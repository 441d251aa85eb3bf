import { privacy } from '@learntrail/contract/posts/posts'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { isFriendOf, nobody, notBlockedWith } from '../people/index.ts'

/**
 * A record the viewer may see; `post` and `owner` name the rows of posts and of its owner's account. Groups do not exist
 * yet, so that a record for groups is its owner's alone.
 */
export function visiblePost(
  viewer: string,
  post: string,
  owner: string,
  isFriend: string = isFriendOf(viewer, `${post}.owner_id`),
): string {
  return `(${post}.owner_id = ${viewer} or (
    ${owner}.deleted_at is null
    and ${notBlockedWith(viewer, `${post}.owner_id`)}
    and (${post}.privacy = ${privacy.public}
      or (${post}.privacy = ${privacy.friends} and ${isFriend}))))`
}

/** The same for somebody who stands so to the owner and is nobody else. */
export function visiblePostAs(as: Viewer, post: string, owner: string): string {
  return visiblePost(nobody, post, owner, String(as === 'friend'))
}

/** The same for a list that holds public records only: less to decide for each of them. */
export function visiblePublicPost(viewer: string, post: string, owner: string): string {
  return `(${post}.privacy = ${privacy.public} and ${owner}.deleted_at is null
    and ${notBlockedWith(viewer, `${post}.owner_id`)})`
}
