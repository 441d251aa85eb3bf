import { lazy, Suspense } from 'react'
import { ComposeCard } from '../../features/drafts/components/compose-card.tsx'
import { PortfolioScreen } from '../../features/posts/screens/portfolio-screen.tsx'
import { loadTexts } from '../../i18n/i18n.ts'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'

const Exhibition = lazy(async () => {
  const [{ Exhibition: Loaded }] = await Promise.all([
    import('../../features/eportfolio/exhibition/exhibition.tsx'),
    loadTexts(['eportfolio']),
  ])
  return { default: Loaded }
})

const OwnTags = lazy(async () => {
  const [{ OwnTags: Loaded }] = await Promise.all([import('./own-tags.tsx'), loadTexts('tags/own-tags')])
  return { default: Loaded }
})

/** The trail, with the exhibition of e-portfolios as one of its views and the way to what is being written. */
export function PortfolioRoute() {
  return (
    <PortfolioScreen
      compose={<ComposeCard />}
      ownTags={(onClose) => <OwnTags onClose={onClose} />}
      exhibition={
        <Suspense fallback={<CardsSkeleton />}>
          <Exhibition />
        </Suspense>
      }
    />
  )
}
