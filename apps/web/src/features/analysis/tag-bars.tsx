import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { goalColored } from '../tags/index.ts'
import css from './tag-bars.module.css'

export interface Bar {
  key: string
  name: string
  count: number
  to: string
  /** The number of a sustainable development goal, for its colour. */
  goal?: number
}

/** Rows that are shown at once; the rest is a press away. */
const shownAtOnce = 8

/** Names with bars and numbers; each opens its records. What has none is named below, without a bar; `none` is said where nothing has. */
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
            {/* The spaces are for those who hear it, and for finding it by what is written. */}
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
