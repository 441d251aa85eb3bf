import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { When } from '../../../ui/when.tsx'
import { ownProblemsQuery } from '../api/problems.ts'
import css from './report.module.css'

const tones = { open: 'honey', answered: 'leaf', closed: 'plain' } as const

/** My reported problems and their answers; nothing if there are none. */
export function OwnProblems() {
  const { t } = useTranslation('problems')
  const query = useInfiniteQuery(ownProblemsQuery)
  const problems = query.data?.pages.flatMap(({ items }) => items)
  if (problems?.length === 0) return null
  return (
    <section aria-labelledby="own-problems" className={css.own}>
      <h2 id="own-problems">{t('mine')}</h2>
      {problems === undefined ? <WaitingLines query={query} /> : null}
      <ul className={css.list}>
        {problems?.map(({ id, kind, words, at, state, answers }) => (
          <li key={id}>
            <Card as="article" padding="s" className={css.problem}>
              <p className={css.chips}>
                <Chip tone={tones[state]}>{t(`states.${state}`)}</Chip>
                <Chip>{t(`kinds.${kind}`)}</Chip>
                <When time={at} relative />
              </p>
              <p className={css.words}>{words}</p>
              {answers.map((answer) => (
                <div key={answer.at} className={css.answer}>
                  <p className={css.from}>
                    {t('answer')}
                    {dot}
                    <When time={answer.at} relative />
                  </p>
                  <p className={css.words}>{answer.words}</p>
                </div>
              ))}
            </Card>
          </li>
        ))}
      </ul>
      <LoadMoreOf query={query} />
    </section>
  )
}
