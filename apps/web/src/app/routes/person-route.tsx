import { Navigate, useParams } from 'react-router'
import { PersonExhibition } from '../../features/eportfolio/exhibition/person-exhibition.tsx'
import { PersonScreen } from '../../features/people/screens/person-screen.tsx'
import { PersonPosts } from '../../features/posts/index.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { ShowcaseCard } from '../../features/showcase/index.ts'
import { paths } from '../../paths.ts'

/** A person; the current account when the address names none. */
export function PersonRoute() {
  const { targetUserId } = useParams()
  const user = useCurrentUser()
  if (!targetUserId) return user ? <Navigate to={paths.person(user.id)} replace /> : null
  const isMine = targetUserId === user?.id
  return (
    <PersonScreen id={targetUserId}>
      <ShowcaseCard key={`show ${targetUserId}`} personId={targetUserId} isMine={isMine} />
      <PersonExhibition key={`exhibition ${targetUserId}`} personId={targetUserId} />
      <PersonPosts key={targetUserId} personId={targetUserId} isMine={isMine} />
    </PersonScreen>
  )
}
