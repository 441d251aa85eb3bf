import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../../ui/card.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkedWords } from '../../../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { When } from '../../../../ui/when.tsx'
import { OpinionForm } from './opinion-form.tsx'
import css from './result.module.css'

/** The adviser's opinion on the result, and whether it is certified. */
export function OpinionCard({ execution }: { execution: Execution }) {
  const { t } = useTranslation('plans/doing')
  const { opinion, certified, can } = execution
  if (opinion === null && !can.advise) return null
  return (
    <Card as="section" aria-labelledby="result-opinion" className={css.card}>
      <h2 id="result-opinion" className={css.title}>
        {t('opinion.title')}
      </h2>
      {certified ? (
        <p className={css.certified}>
          <Icon name="check" size={18} />
          <span>{t('opinion.certified', { name: certified.by.displayName })}</span>
          <When time={certified.at} />
        </p>
      ) : null}
      {opinion ? (
        <div className={css.opinion}>
          <PersonFace person={opinion.by} size={36} />
          <div className={css.words}>
            <p className={css.who}>
              <PersonName person={opinion.by} />
              <When time={opinion.at} relative />
            </p>
            <p className={css.text}>
              <LinkedWords text={opinion.text} />
            </p>
          </div>
        </div>
      ) : null}
      {can.advise ? <OpinionForm execution={execution} /> : null}
    </Card>
  )
}
