import { bannerPicture } from '@learntrail/contract/news/limits'
import { Link } from 'react-router'
import { currentLocale } from '../../../i18n/i18n.ts'
import css from './banners.module.css'

interface BannerPictureProps {
  banner: { picture: string; alt: { tw: string; en: string }; link: string | null }
}

/** The banner's picture with its words on it, linked to the banner's target if it has one. */
export function BannerPicture({ banner: { picture, alt, link } }: BannerPictureProps) {
  const { width, height } = bannerPicture
  const shown = (
    <>
      <img className={css.picture} src={picture} alt="" width={width} height={height} />
      <span className={css.words}>
        <span>{alt[currentLocale()]}</span>
      </span>
    </>
  )
  if (link === null) return <div className={css.banner}>{shown}</div>
  if (link.startsWith('/'))
    return (
      <Link className={css.banner} to={link}>
        {shown}
      </Link>
    )
  return (
    <a className={css.banner} href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  )
}
