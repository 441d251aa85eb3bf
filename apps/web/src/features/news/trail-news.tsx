import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { storedKeys, writeStored } from '../../i18n/stored-choice.ts'
import { orNothing } from '../../routing/or-nothing.ts'
import { bannersQuery } from './api/news.ts'
import { dismissedBanners } from './banners/dismissed.ts'

const BannerStrip = orNothing(async () => {
  const [part] = await Promise.all([import('./banners/banner-strip.tsx'), loadTexts('news')])
  return part.BannerStrip
})

/**
 * What the service tells all, above the trail. Room is kept for it where there was something the last time; otherwise it
 * waits for the next time, since what comes while one reads would move the page.
 */
export function TrailBanner({ hasRoom }: { hasRoom: boolean }) {
  const { data } = useQuery(bannersQuery)
  const isSomething = data?.items.some(({ id }) => !dismissedBanners().includes(id))
  useEffect(() => {
    if (isSomething !== undefined) writeStored(storedKeys.banner, isSomething ? 'yes' : 'no')
  }, [isSomething])
  if (isSomething === undefined || !hasRoom) return null
  // The place that is kept closes over it.
  return isSomething ? (
    <Suspense fallback={null}>
      <BannerStrip onNone={() => writeStored(storedKeys.banner, 'no')} />
    </Suspense>
  ) : (
    <span hidden />
  )
}
