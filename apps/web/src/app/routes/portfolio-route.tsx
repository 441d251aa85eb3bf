import { lazy, Suspense } from 'react'
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

/** The trail, with the exhibition of e-portfolios as one of its views. */
export function PortfolioRoute() {
  return (
    <PortfolioScreen
      exhibition={
        <Suspense fallback={<CardsSkeleton />}>
          <Exhibition />
        </Suspense>
      }
    />
  )
}
