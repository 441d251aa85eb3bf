import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { aroundChanges } from '../../../../ui/differences/around-changes.ts'
import marks from '../../../../ui/differences/differences.module.css'
import { Differences } from '../../../../ui/differences/differences.tsx'
import { type DiffRow, diffRows } from '../../../../ui/differences/text-diff.ts'
import { useMedia } from '../../../../ui/screen/use-media.ts'
import css from './compare.module.css'

/** Two texts side by side; on narrow screens only the differences, one below the other. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('courses/editing')
  const isWide = useMedia('(min-width: 720px)')
  const parts = useMemo(() => withGaps(diffRows(before, after)), [before, after])
  if (before === after) return <p className={css.quiet}>{t('history.same')}</p>
  if (!isWide)
    return (
      <div className={`${css.below} ${marks.marked}`}>
        {parts.map((row) =>
          row.kind === 'changed' ? (
            <p key={row.key}>
              <Differences parts={aroundChanges(row.parts)} />
            </p>
          ) : null,
        )}
      </div>
    )
  return (
    <table className={`${css.beside} ${marks.marked}`}>
      <thead>
        <tr>
          <th scope="col">{t('history.older')}</th>
          <th scope="col">{t('history.newer')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: Shown }) {
  const { t } = useTranslation('courses/editing')
  if (row.kind === 'gap')
    return (
      <tr>
        <td colSpan={2} className={css.gap}>
          {t('history.unchanged', { count: row.count })}
        </td>
      </tr>
    )
  if (row.kind === 'same')
    return (
      <tr>
        <td>{row.text}</td>
        <td>{row.text}</td>
      </tr>
    )
  return (
    <tr>
      <td>
        <Differences parts={row.parts.filter(({ kind }) => kind !== 'added')} />
      </td>
      <td>
        <Differences parts={row.parts.filter(({ kind }) => kind !== 'removed')} />
      </td>
    </tr>
  )
}

type Shown = { key: number } & (DiffRow | { kind: 'gap'; count: number })

/** Collapses unchanged lines that are not next to a change. */
function withGaps(rows: readonly DiffRow[]): Shown[] {
  const shown: Shown[] = []
  rows.forEach((row, key) => {
    const isNear = [rows[key - 1], row, rows[key + 1]].some((one) => one?.kind === 'changed')
    const last = shown.at(-1)
    if (isNear) shown.push({ ...row, key })
    else if (last?.kind === 'gap') last.count += 1
    else shown.push({ kind: 'gap', count: 1, key })
  })
  return shown
}
