import type { FigureLook } from '@learntrail/contract/analytics/people'
import { useTranslation } from 'react-i18next'
import { dotted } from '../../../ui/dotted.ts'
import { useNameOf } from '../../../ui/known-people.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useFigureWords } from '../report/figure-words.ts'
import css from './looks.module.css'

/** Rows of who looked, at what and why, each with its time. */
export function LookRows({ looks }: { looks: readonly FigureLook[] }) {
  const { t } = useTranslation('analytics/looks')
  const words = useFigureWords()
  const nameOf = useNameOf()
  return (
    <ul className={css.rows}>
      {looks.map(({ id, at, school, reader, measure }) => (
        <li key={id}>
          <p>{t('looked', { who: reader ? nameOf(reader) : t('gone'), figure: words.measureName(measure) })}</p>
          <p className={css.note}>{dotted([school.name, formatTaipei(at)])}</p>
        </li>
      ))}
    </ul>
  )
}
