import type { FilmHeat } from '@learntrail/contract/courses/learners'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Unseen } from '../../../../ui/unseen.tsx'
import { clockOf, saidOf, stretchAt } from './heat.rules.ts'
import css from './heat-chart.module.css'

/** Number of viewers over the seconds of a film, and of those who replayed; the same in words and as a table. */
export function HeatChart({ heat, name }: { heat: FilmHeat; name: string }) {
  const { t } = useTranslation('courses/learners')
  const [isTable, setTable] = useState(false)
  const { most, least, again } = saidOf(heat)
  const asWords = ({ from, to, count }: { from: number; to: number; count: number }) => ({
    from: clockOf(from),
    to: clockOf(to),
    count,
  })
  return (
    <div className={css.heat}>
      <p className={css.words}>
        <span>{t('stops.viewers', { count: heat.viewers })}</span>
        {most ? <span>{t('stops.most', asWords(most))}</span> : null}
        {least ? <span>{t('stops.least', asWords(least))}</span> : null}
        {again ? <span>{t('stops.mostAgain', asWords(again))}</span> : null}
      </p>
      {isTable ? <HeatTable heat={heat} name={name} /> : <Bars heat={heat} />}
      <div className={css.foot}>
        <p className={css.key}>
          <span data-key="seen">{t('stops.seen')}</span>
          <span data-key="again">{t('stops.again')}</span>
        </p>
        <Button look="quiet" size="s" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {t('stops.asTable')}
          <Unseen>{name}</Unseen>
        </Button>
      </div>
    </div>
  )
}

/** Hidden from screen readers: the words above and the table say the same. */
function Bars({ heat: { seen, again, viewers, seconds } }: { heat: FilmHeat }) {
  const height = 100
  const share = (count: number) => (count / Math.max(1, viewers)) * height
  const outline = (counts: readonly number[]) =>
    `M0 ${height}${counts.map((count, at) => `V${height - share(count)}H${at + 1}`).join('')}V${height}Z`
  return (
    <div className={css.chart} aria-hidden="true">
      <span className={css.top}>{viewers}</span>
      <svg aria-hidden="true" viewBox={`0 0 ${seen.length} ${height}`} preserveAspectRatio="none" className={css.bars}>
        <path d={outline(seen)} className={css.seen} />
        <path d={outline(again)} className={css.again} />
      </svg>
      <div className={css.times}>
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part}>{clockOf(seconds * part)}</span>
        ))}
      </div>
    </div>
  )
}

function HeatTable({ heat, name }: { heat: FilmHeat; name: string }) {
  const { t } = useTranslation('courses/learners')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={name} tabIndex={0}>
      <table className={css.table}>
        <Unseen as="caption">{name}</Unseen>
        <thead>
          <tr>
            <th scope="col">{t('stops.time')}</th>
            <th scope="col">{t('stops.seen')}</th>
            <th scope="col">{t('stops.again')}</th>
          </tr>
        </thead>
        <tbody>
          {heat.seen.map((count, at) => {
            const { from, to } = stretchAt(heat, at)
            return (
              <tr key={from}>
                <th scope="row">
                  {clockOf(from)}–{clockOf(to)}
                </th>
                <td>{count}</td>
                <td>{heat.again[at]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
