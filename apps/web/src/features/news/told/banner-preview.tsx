import { useTranslation } from 'react-i18next'
import css from './told.module.css'

/** The banner as it will look on a phone and on a desktop. */
export function BannerPreview({ picture }: { picture: string }) {
  const { t } = useTranslation('news/told')
  return (
    <div className={css.previews}>
      {(['phone', 'desk'] as const).map((device) => (
        <figure key={device} className={css.preview} data-device={device}>
          <div className={css.screen}>
            <img src={picture} alt="" />
            <span />
            <span />
          </div>
          <figcaption>{t(`banners.preview.${device}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
