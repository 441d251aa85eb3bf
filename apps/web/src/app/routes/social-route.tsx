import { GroupsOf } from '../../features/groups/index.ts'
import { SocialScreen } from '../../features/people/social/social-screen.tsx'

/** The circle of a person: people, and the groups that the viewer may see. */
export function SocialRoute() {
  return <SocialScreen groupsOf={(personId) => <GroupsOf key={personId} personId={personId} />} />
}
