import { type Viewer, viewers } from '@learntrail/contract/profiles/audiences'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { exhibitionOf, PersonExhibition } from '../../features/eportfolio/exhibition/person-exhibition.tsx'
import { PersonScreen } from '../../features/people/screens/person-screen.tsx'
import { ViewAsScreen } from '../../features/people/screens/view-as-screen.tsx'
import { PersonPosts } from '../../features/posts/index.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { ShowcaseCard, showcaseQuery } from '../../features/showcase/index.ts'
import { paths } from '../../paths.ts'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'

/**
 * A person's profile; the viewer's own if the address names none. `?as=friend` shows the own profile as others see it.
 */
export function PersonRoute() {
  const { targetUserId } = useParams()
  const [search] = useSearchParams()
  const user = useCurrentUser()
  if (!targetUserId) return user ? <Navigate to={paths.person(user.id)} replace /> : null
  const isMine = targetUserId === user?.id
  const as = isMine ? viewers.find((viewer) => viewer === search.get('as')) : undefined
  return <Person key={targetUserId} id={targetUserId} isMine={isMine} as={as} />
}

function Person({ id, isMine, as }: { id: string; isMine: boolean; as: Viewer | undefined }) {
  // Requested with the person and rendered together with the records, so that nothing being read moves down.
  const showcase = useQuery(showcaseQuery(id, 'cut', as))
  const exhibition = useInfiniteQuery(exhibitionOf(id))
  const isComing = [showcase, exhibition].some(({ isPending, failureCount }) => isPending && failureCount === 0)
  const [wasShown, setShown] = useState(false)
  if (!isComing && !wasShown) setShown(true)
  const isOwner = isMine && !as
  const things = !wasShown ? (
    <CardsSkeleton />
  ) : (
    <>
      <ShowcaseCard key={`show ${as}`} personId={id} isMine={isOwner} as={as} />
      <PersonExhibition personId={id} />
      <PersonPosts key={`posts ${as}`} personId={id} isMine={isOwner} as={as} />
    </>
  )
  return as ? (
    <ViewAsScreen id={id} as={as}>
      {things}
    </ViewAsScreen>
  ) : (
    <PersonScreen id={id}>{things}</PersonScreen>
  )
}
