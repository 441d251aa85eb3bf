import { GroupScreen } from '../../features/groups/group-screen.tsx'

/** A group, with what several features have in it. */
export function GroupRoute() {
  return <GroupScreen />
}
