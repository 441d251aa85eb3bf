import { pebblePaths } from '@learntrail/contract/pebbles/paths'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { LostState } from '../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../ui/states/skeleton.tsx'
import { MessageTalk } from '../comments/index.ts'
import { pebbleQuery } from './api/pebbles.ts'
import { PebbleCard } from './pebble-card.tsx'
import { TakePebbleAway } from './take-pebble-away.tsx'

/** One pebble with its comments. */
export function PebbleScreen() {
  const { t } = useTranslation('pebbles')
  const { pebbleId = '' } = useParams()
  const query = useQuery(pebbleQuery(pebbleId))
  const { data: pebble } = query
  const isGone = isProblem(query.error, 'PEBBLE_NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={t('one')} back={pebblePaths.pebbles}>
      {query.isPending ? <CardsSkeleton cards={1} /> : null}
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={pebblePaths.pebbles} way={t('gone.toAll')} />
      ) : null}
      {query.error && !isGone && !pebble ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {pebble && !isGone ? (
        <>
          <PebbleCard pebble={pebble}>{pebble.can.takeAway ? <TakePebbleAway id={pebble.id} /> : null}</PebbleCard>
          <MessageTalk type="pebble" on={pebble} queryKey={pebbleQuery(pebble.id).queryKey} none={t('talk.none')} />
        </>
      ) : null}
    </Screen>
  )
}
