import { GroupScreen } from '../../features/groups/group-screen.tsx'
import { LazyPostsOfGroup } from '../../features/posts/index.ts'

/** A group, with what several features have in it. */
export function GroupRoute() {
  return <GroupScreen panels={{ posts: LazyPostsOfGroup }} />
}
