import { applicationStates } from '@learntrail/contract/prizes/states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { among, ChoiceFilter, FilteredList, FindField, StaffScreen, useAddressFilters } from '../../console/index.ts'
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

const everything = 'all'

function Queue() {
  const { t } = useTranslation(['prizes/handle', 'prizes'])
  const [{ state: asked, prize, find }, change, clear] = useAddressFilters(['state', 'prize', 'find'])
  // A search for one application covers all states, as its state is unknown.
  const chosen = asked ?? (find === undefined ? 'underReview' : everything)
  const query = useInfiniteQuery(
    handledApplicationsQuery({ state: among(applicationStates, chosen), prizeId: prize, words: find }),
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
            value={chosen}
            options={applicationStates.map((value) => ({
              value,
              label: t(value === 'sent' ? 'prizes:sentAnyWay' : `prizes:states.${value}`),
            }))}
            onChange={(state) => change({ state: state ?? everything })}
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
