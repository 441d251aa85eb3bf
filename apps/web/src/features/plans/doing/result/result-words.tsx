import type { PlanResult } from '@learntrail/contract/plans/doing/doing'
import { useTranslation } from 'react-i18next'
import { LinkedWords } from '../../../../ui/linked-words.tsx'
import css from './result.module.css'
import { evaluationsOf } from './result-text.rules.ts'

interface ResultWordsProps {
  criteria: readonly string[]
  result: PlanResult
}

/** A plan's result and its author's evaluation, read-only. */
export function ResultWords({ criteria, result }: ResultWordsProps) {
  const { t } = useTranslation('plans/doing')
  const { summary, difference } = result
  const judged = evaluationsOf(criteria, result)
  return (
    <>
      {summary ? (
        <p className={css.text}>
          <LinkedWords text={summary} />
        </p>
      ) : (
        <p className={css.quiet}>{t('result.empty')}</p>
      )}
      {difference ? (
        <>
          <h3 className={css.name}>{t('result.difference')}</h3>
          <p className={css.text}>
            <LinkedWords text={difference} />
          </p>
        </>
      ) : null}
      {judged.length > 0 ? (
        <>
          <h3 className={css.name}>{t('criteria.title')}</h3>
          <dl className={css.judged}>
            {judged.map(({ criterion, level, text }) => (
              <div key={criterion}>
                <dt>{criterion}</dt>
                <dd>
                  <strong>{level === null ? t('criteria.open') : t(`levels.${level}`)}</strong>
                  {text ? <p className={css.text}>{text}</p> : null}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </>
  )
}
