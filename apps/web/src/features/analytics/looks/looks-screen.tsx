import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { figureLooksQuery } from '../api/looks.ts'
import { LookRows } from './look-rows.tsx'
import css from './looks.module.css'

/** Who at my school looked at my figures by name. */
export function FigureLooksScreen() {
  const { t } = useTranslation('analytics/looks')
  const query = useInfiniteQuery(figureLooksQuery)
  const looks = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Screen title={t('title')} back={paths.account}>
      <div className={css.part}>
        <p className={css.note}>{t('lead')}</p>
        {looks === undefined ? <WaitingLines query={query} lines={6} /> : null}
        {looks?.length === 0 ? (
          <EmptyState title={t('empty.title')}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        ) : null}
        {looks && looks.length > 0 ? (
          <Card>
            <LookRows looks={looks} />
          </Card>
        ) : null}
        <LoadMoreOf query={query} isAutomatic />
      </div>
    </Screen>
  )
}
