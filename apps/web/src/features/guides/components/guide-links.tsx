import { type GuideKind, guideKinds } from '@learntrail/contract/guides/guide-questions'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { paths } from '../../../paths.ts'
import css from './guide-links.module.css'

const guidePath = (kind: GuideKind) => (kind === 'learning_records' ? paths.guide : `${paths.guide}/${kind}`)

/** Links to the guides of every kind. */
export function GuideLinks() {
  const { t } = useTranslation('guides')
  return (
    <nav aria-label={t('choose')} className={css.links}>
      {guideKinds.map((kind) => (
        <NavLink key={kind} end to={guidePath(kind)} className={css.link}>
          {t(`kinds.${kind}.name`)}
        </NavLink>
      ))}
    </nav>
  )
}
