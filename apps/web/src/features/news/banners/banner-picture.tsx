import { bannerPicture } from '@learntrail/contract/news/limits'
import { Link } from 'react-router'
import { currentLocale } from '../../../i18n/i18n.ts'
import css from './banners.module.css'

interface BannerPictureProps {
  banner: { picture: string; alt: { tw: string; en: string }; link: string | null }
}

/** The picture, which leads where the banner leads. */
export function BannerPicture({ banner: { picture, alt, link } }: BannerPictureProps) {
  const { width, height } = bannerPicture
  const shown = <img className={css.picture} src={picture} alt={alt[currentLocale()]} width={width} height={height} />
  if (link === null) return shown
  if (link.startsWith('/')) return <Link to={link}>{shown}</Link>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  )
}
