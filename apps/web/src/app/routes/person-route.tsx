import { viewers } from '@learntrail/contract/profiles/audiences'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { PersonExhibition } from '../../features/eportfolio/exhibition/person-exhibition.tsx'
import { PersonScreen } from '../../features/people/screens/person-screen.tsx'
import { ViewAsScreen } from '../../features/people/screens/view-as-screen.tsx'
import { PersonPosts } from '../../features/posts/index.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { ShowcaseCard } from '../../features/showcase/index.ts'
import { paths } from '../../paths.ts'

/** A person; the current account when the address names none. One's own page also as others see it: `?as=friend`. */
export function PersonRoute() {
  const { targetUserId } = useParams()
  const [search] = useSearchParams()
  const user = useCurrentUser()
  if (!targetUserId) return user ? <Navigate to={paths.person(user.id)} replace /> : null
  const isMine = targetUserId === user?.id
  const as = viewers.find((viewer) => viewer === search.get('as'))
  if (isMine && as) {
    return (
      <ViewAsScreen id={targetUserId} as={as}>
        <ShowcaseCard key={`show ${as}`} personId={targetUserId} isMine={false} as={as} />
        <PersonExhibition personId={targetUserId} />
        <PersonPosts key={as} personId={targetUserId} isMine={false} as={as} />
      </ViewAsScreen>
    )
  }
  return (
    <PersonScreen id={targetUserId}>
      <ShowcaseCard key={`show ${targetUserId}`} personId={targetUserId} isMine={isMine} />
      <PersonExhibition key={`exhibition ${targetUserId}`} personId={targetUserId} />
      <PersonPosts key={targetUserId} personId={targetUserId} isMine={isMine} />
    </PersonScreen>
  )
}
