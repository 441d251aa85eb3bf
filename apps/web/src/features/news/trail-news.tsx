import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'
import { orNothing } from '../../ui/or-nothing.ts'
import { bannersQuery } from './api/news.ts'
import { keepBanners, keptBanners, stillShown } from './banners/kept-banners.ts'

const BannerStrip = orNothing(async () => {
  const [part] = await Promise.all([import('./banners/banner-strip.tsx'), loadTexts('news')])
  return part.BannerStrip
})

/**
 * The service's banners, above the trail. If there were any last time, room is reserved and never closed: they show at
 * once, even if they have ended since. Without reserved room, new banners wait until next time, as they would shift the
 * page while it is being read.
 */
export function TrailBanner({ hasRoom }: { hasRoom: boolean }) {
  const { data } = useQuery(bannersQuery)
  const [kept] = useState(keptBanners)
  useEffect(() => {
    if (data) keepBanners(data.items)
  }, [data])
  if (!hasRoom) return null
  const now = stillShown(data?.items ?? [])
  return (
    <Suspense fallback={null}>
      <BannerStrip items={now.length > 0 ? now : kept} onClosed={() => keepBanners(data?.items ?? kept)} />
    </Suspense>
  )
}
