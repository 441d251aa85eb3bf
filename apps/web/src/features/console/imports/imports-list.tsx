import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import css from './imports.module.css'

interface ImportsListProps<One> {
  query: UseQueryResult<{ items: One[] }>
  show: (one: One) => ReactNode
}

/** Earlier imports, newest first. */
export function ImportsList<One extends { id: string }>({ query, show }: ImportsListProps<One>) {
  const { t } = useTranslation('console/imports')
  if (query.data === undefined) return <WaitingLines query={query} lines={4} />
  return (
    <section aria-labelledby="imports">
      <h2 id="imports" className={css.heading}>
        {t('former')}
      </h2>
      {query.data.items.length === 0 ? <p className={css.note}>{t('none')}</p> : null}
      <ul className={css.parts}>
        {query.data.items.map((one) => (
          <li key={one.id}>{show(one)}</li>
        ))}
      </ul>
    </section>
  )
}
