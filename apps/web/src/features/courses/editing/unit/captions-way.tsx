import type { CourseFile } from '@learntrail/contract/courses/courses'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasSpeech, useLanguageName } from '../../../files/index.ts'
import { editAddresses } from '../addresses.ts'
import { useEditing } from '../editing-context.ts'
import css from './unit.module.css'

/** Caption languages of a film, with a link to the caption editor. */
export function CaptionsWay({ courseFile: { _id, file } }: { courseFile: CourseFile }) {
  const { t } = useTranslation('courses/editing')
  const { course, mayWrite } = useEditing()
  const nameOf = useLanguageName()
  if (file === null || !hasSpeech(file)) return null
  const languages = file.captions.map(({ language }) => nameOf(language)).join('、')
  return (
    <p className={css.file}>
      <span className={css.quiet}>{languages === '' ? t('captions.none') : t('captions.there', { languages })}</span>
      {mayWrite ? (
        <Link to={editAddresses.captions(course._id, _id)}>
          {t(languages === '' ? 'captions.write' : 'captions.change')}
        </Link>
      ) : null}
    </p>
  )
}
