import { CoursesOf } from '../../features/courses/index.ts'
import { GroupsOf } from '../../features/groups/index.ts'
import { SocialScreen } from '../../features/people/social/social-screen.tsx'
import { PlansOf } from '../../features/plans/index.ts'

/** A person's circle: their people, and the groups, courses and plans the viewer may see. */
export function SocialRoute() {
  return (
    <SocialScreen
      partsOf={{
        group: (personId) => <GroupsOf key={personId} personId={personId} />,
        course: (personId) => <CoursesOf key={personId} personId={personId} />,
        'self-directed-learning': (personId) => <PlansOf key={personId} personId={personId} />,
      }}
    />
  )
}
