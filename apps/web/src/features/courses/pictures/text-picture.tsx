import type { FileSummary } from '@learntrail/contract/files/files'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { opensFile, Picture } from '../../files/index.ts'
import css from './text-picture.module.css'

/** The width of a unit's text. */
const sizes = '(max-width: 767px) calc(100vw - 32px), 720px'

interface TextPictureProps {
  file: FileSummary
  text: string
  /** Ids of the pictures in the same text, in order, for paging through. */
  among: readonly string[]
}

/** A picture in a unit's text; pressing it enlarges it to the screen. */
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

/** Takes the place of a picture that is missing; its description is shown instead. */
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
