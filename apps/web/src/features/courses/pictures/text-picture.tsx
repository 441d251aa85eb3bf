import type { FileSummary } from '@learntrail/contract/files/files'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { opensFile, Picture } from '../../files/index.ts'
import css from './text-picture.module.css'

/** As wide as the text of a unit. */
const sizes = '(max-width: 767px) calc(100vw - 32px), 720px'

interface TextPictureProps {
  file: FileSummary
  text: string
  /** Pictures of the same text, in their order, to look through. */
  among: readonly string[]
}

/** A picture in the text of a unit; a press shows it as large as the screen. */
export function TextPicture({ file, text, among }: TextPictureProps) {
  const { t } = useTranslation('courses/pictures')
  return (
    <Link
      className={css.opened}
      to={paths.files(among, among.indexOf(file.id))}
      aria-label={text === '' ? t('enlarge') : t('enlargeNamed', { text })}
      {...opensFile(file.id)}
    >
      <PictureItself file={file} text={text} />
    </Link>
  )
}

export function PictureItself({ file, text }: { file: FileSummary; text: string }) {
  const { width, height } = file
  const shape = width && height ? { '--shape': width / height } : {}
  return (
    <span className={css.whole} style={shape as CSSProperties}>
      <Picture file={file} alt={text} sizes={sizes} className={css.picture} />
    </span>
  )
}

/** What stands in the place of a picture that is not here; what is said of it is worth the more. */
export function NoPicture({ text, isComing = false }: { text: string; isComing?: boolean }) {
  const { t } = useTranslation('courses/pictures')
  return (
    <p className={css.gone} data-coming={isComing || undefined}>
      <Icon name="image" size={24} />
      <span>
        {isComing ? t('coming') : t('gone')}
        {text === '' || isComing ? null : <span className={css.words}>{text}</span>}
      </span>
    </p>
  )
}
