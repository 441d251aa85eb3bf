import { applicationStates } from '@learntrail/contract/prizes/states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  allStates,
  among,
  ChoiceFilter,
  FilteredList,
  FindField,
  StaffScreen,
  shownState,
  useAddressFilters,
} from '../../console/index.ts'
import { handledApplicationsQuery } from '../api/handling.ts'
import { ApplicationQueue } from './application-queue.tsx'
import { usePrizeOptions } from './use-prize-options.ts'

/** Applications waiting for staff, oldest first. */
export function QueueScreen() {
  const { t } = useTranslation('prizes/handle')
  return (
    <StaffScreen title={t('title')} level="operator">
      <Queue />
    </StaffScreen>
  )
}

function Queue() {
  const { t } = useTranslation(['prizes/handle', 'prizes'])
  const [values, change, clear] = useAddressFilters(['state', 'prize', 'find'])
  const { prize, find } = values
  const state = shownState(values, 'underReview')
  const query = useInfiniteQuery(
    handledApplicationsQuery({ state: among(applicationStates, state), prizeId: prize, words: find }),
  )
  const prizes = usePrizeOptions(prize)
  return (
    <FilteredList
      t={t}
      query={query}
      onClear={clear}
      filters={
        <>
          <FindField t={t} label={t('filters.find')} value={find} onFind={(words) => change({ find: words })} />
          <ChoiceFilter
            label={t('filters.state')}
            all={t('filters.all')}
            value={state}
            options={applicationStates.map((value) => ({
              value,
              label: t(value === 'sent' ? 'prizes:sentAnyWay' : `prizes:states.${value}`),
            }))}
            onChange={(next) => change({ state: next ?? allStates })}
          />
          <ChoiceFilter
            label={t('filters.prize')}
            all={t('filters.all')}
            value={prize}
            options={prizes}
            onChange={(value) => change({ prize: value })}
          />
        </>
      }
    >
      {(applications) => <ApplicationQueue applications={applications} />}
    </FilteredList>
  )
}
