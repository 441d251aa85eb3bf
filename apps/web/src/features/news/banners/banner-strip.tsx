import type { Banner } from '@learntrail/contract/news/banners'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BannerPicture } from './banner-picture.tsx'
import css from './banners.module.css'
import { dismissBanner, dismissedBanners } from './dismissed.ts'

interface BannerStripProps {
  items: readonly Banner[]
  onClosed?: () => void
}

/**
 * The current banners, one at a time; a closed one never returns on this device. Renders a hidden placeholder if none
 * are left.
 */
export function BannerStrip({ items, onClosed }: BannerStripProps) {
  const { t } = useTranslation('news')
  const [dismissed, setDismissed] = useState(dismissedBanners)
  const [at, setAt] = useState(0)
  const banners = items.filter(({ id }) => !dismissed.includes(id))
  const place = Math.min(at, banners.length - 1)
  const banner = banners[place]
  if (banner === undefined) return <span hidden />
  const close = ({ id }: Banner) => {
    dismissBanner(id)
    setDismissed(dismissedBanners())
    onClosed?.()
  }
  const go = (step: number) => setAt((place + step + banners.length) % banners.length)
  return (
    <section className={css.strip} aria-label={t('banners.label')}>
      <BannerPicture banner={banner} />
      <span className={css.close}>
        <IconButton label={t('banners.close')} icon="close" onClick={() => close(banner)} />
      </span>
      {banners.length > 1 ? (
        <div className={css.ways}>
          <IconButton label={t('banners.before')} icon="left" onClick={() => go(-1)} />
          <span aria-live="polite">{t('banners.place', { place: place + 1, count: banners.length })}</span>
          <IconButton label={t('banners.next')} icon="right" onClick={() => go(1)} />
        </div>
      ) : null}
    </section>
  )
}
