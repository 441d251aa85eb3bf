import { LazyBulletinsOfGroup, UnreadBulletins } from '../../features/bulletins/index.ts'
import { GroupScreen } from '../../features/groups/group-screen.tsx'
import type { GroupMarks, GroupPanels } from '../../features/groups/index.ts'
import { LazyHomeworkOfGroup } from '../../features/homework/index.ts'
import { LazyPostsOfGroup } from '../../features/posts/index.ts'

const panels: GroupPanels = { posts: LazyPostsOfGroup, bulletins: LazyBulletinsOfGroup, homework: LazyHomeworkOfGroup }
const marks: GroupMarks = { bulletins: UnreadBulletins }

/** A group, with what several features have in it. */
export function GroupRoute() {
  return <GroupScreen panels={panels} marks={marks} />
}
