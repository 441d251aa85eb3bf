import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Paged, StaffScreen } from '../../console/index.ts'
import { prizeAddresses } from '../addresses.ts'
import { keptPrizesQuery } from '../api/keeping.ts'
import css from './keep.module.css'
import { PrizeTable } from './prize-table.tsx'
import { SettingsCard } from './settings-card.tsx'

/** All prizes, for staff. */
export function PrizeTableScreen() {
  const { t } = useTranslation('prizes/keep')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Prizes />
    </StaffScreen>
  )
}

function Prizes() {
  const { t } = useTranslation('prizes/keep')
  const query = useInfiniteQuery(keptPrizesQuery)
  const make = (
    <LinkButton icon="plus" to={prizeAddresses.newPrize}>
      {t('make')}
    </LinkButton>
  )
  const isEmpty = query.data?.pages[0]?.items.length === 0
  return (
    <div className={css.parts}>
      {isEmpty ? null : <div className={css.first}>{make}</div>}
      <Paged
        query={query}
        empty={
          <EmptyState title={t('empty.title')} action={make}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        }
      >
        {(prizes) => <PrizeTable prizes={prizes} />}
      </Paged>
      <SettingsCard />
    </div>
  )
}
