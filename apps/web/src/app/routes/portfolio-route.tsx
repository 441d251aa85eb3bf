import { lazy, Suspense } from 'react'
import { ComposeCard } from '../../features/drafts/components/compose-card.tsx'
import { PortfolioScreen } from '../../features/posts/screens/portfolio-screen.tsx'
import { loadTexts } from '../../i18n/i18n.ts'
import { whenCalm } from '../../routing/when-calm.ts'
import { OnDemand, onDemand } from '../../ui/on-demand.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'

const Exhibition = lazy(async () => {
  const [{ Exhibition: Loaded }] = await Promise.all([
    import('../../features/eportfolio/exhibition/exhibition.tsx'),
    loadTexts(['eportfolio']),
  ])
  return { default: Loaded }
})

const ownTags = onDemand(async () => {
  const [module] = await Promise.all([import('./own-tags.tsx'), loadTexts('tags/own-tags')])
  return module.OwnTags
})

/** Comes a moment after the trail, which does not wait for it and does without it. */
const InvitationsLine = lazy(async () => {
  await whenCalm()
  try {
    const [{ InvitationsLine: Loaded }] = await Promise.all([
      import('../../features/co-writing/components/invitations-line.tsx'),
      loadTexts('co-writing'),
    ])
    return { default: Loaded }
  } catch {
    return { default: () => null }
  }
})

/** The trail, with the exhibition of e-portfolios as one of its views and the way to what is being written. */
export function PortfolioRoute() {
  return (
    <PortfolioScreen
      news={
        <Suspense>
          <InvitationsLine />
        </Suspense>
      }
      compose={<ComposeCard />}
      ownTags={(onClose) => <OnDemand part={ownTags} onClose={onClose} />}
      exhibition={
        <Suspense fallback={<CardsSkeleton />}>
          <Exhibition />
        </Suspense>
      }
    />
  )
}
