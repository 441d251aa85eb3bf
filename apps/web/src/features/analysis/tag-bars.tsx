import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { goalColored } from '../tags/index.ts'
import css from './tag-bars.module.css'

export interface Bar {
  key: string
  name: string
  count: number
  to: string
  /** Number of a Sustainable Development Goal, for its colour. */
  goal?: number
}

/** Rows shown before "more". */
const shownAtOnce = 8

/**
 * Names with bars and counts, each linking to its records. Names without records are listed below, without bars; `none`
 * is shown when no name has records.
 */
export function TagBars({ bars, none }: { bars: readonly Bar[]; none?: string }) {
  const { t } = useTranslation('analysis')
  const present = bars.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  const absent = bars.filter(({ count }) => count === 0)
  const [first, rest] = [present.slice(0, shownAtOnce), present.slice(shownAtOnce)]
  const most = first[0]?.count ?? 1
  if (present.length === 0) return <p className={css.none}>{none ?? t('noneTagged')}</p>
  return (
    <>
      <Rows bars={first} most={most} />
      {rest.length > 0 ? (
        <details className={css.more}>
          <summary>{t('more', { count: rest.length })}</summary>
          <Rows bars={rest} most={most} />
        </details>
      ) : null}
      {absent.length > 0 ? (
        <details className={css.more}>
          <summary>{t('notYet', { count: absent.length })}</summary>
          <p>{absent.map(({ name }) => name).join(t('comma'))}</p>
        </details>
      ) : null}
    </>
  )
}

function Rows({ bars, most }: { bars: readonly Bar[]; most: number }) {
  const { t } = useTranslation('analysis')
  return (
    <ul className={css.bars}>
      {bars.map(({ key, name, count, to, goal }) => (
        <li key={key}>
          <Link to={to} className={css.bar} aria-label={t('open', { name, count })}>
            {/* The spaces separate name and count for screen readers, and let the link be found by its visible
                text. */}
            <span className={css.name}>{name}</span>{' '}
            <span className={css.track}>
              <span
                className={`${goalColored} ${css.fill}`}
                data-goal={goal}
                style={{ inlineSize: `${(100 * count) / most}%` }}
              />
            </span>
            <span className={css.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
