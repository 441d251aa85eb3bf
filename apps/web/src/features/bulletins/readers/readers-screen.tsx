import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { type ReaderFilter, readerFilters } from '@learntrail/contract/bulletins/states'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { Roster, SeatNumber, screenOfGroup, TakeList } from '../../groups/index.ts'
import { PersonRow } from '../../people/index.ts'
import { bulletinQuery, readersQuery } from '../api/bulletins.ts'
import { BulletinGone, isBulletinGone } from '../components/bulletin-gone.tsx'
import { signersOf } from '../components/standing.rules.ts'
import { EnterPaper, PaperToSign } from './paper.tsx'
import { ReaderLine as Line } from './reader-line.tsx'
import css from './readers.module.css'
import { Remind } from './remind.tsx'

const isOfSigning = (filter: ReaderFilter) => filter === 'signed' || filter === 'unsigned'

/** For administrators: who has read and signed a bulletin, and who has not. */
export function ReadersScreen() {
  const { t } = useTranslation('bulletins/readers')
  const { bulletinId = '' } = useParams()
  const query = useQuery(bulletinQuery(bulletinId))
  const { data: bulletin } = query
  if (isBulletinGone(query.error)) return <BulletinGone />
  return (
    <Screen title={t('title')} of={bulletin && screenOfGroup(bulletin.group)} back={paths.bulletin(bulletinId)}>
      {query.isPending ? <CardsSkeleton cards={2} /> : null}
      {query.error && !bulletin ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {bulletin ? (
        <Roster groupId={bulletin.group.id} isLeading={bulletin.can.followUp}>
          <Readers bulletin={bulletin} />
        </Roster>
      ) : null}
    </Screen>
  )
}

function Readers({ bulletin }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins/readers')
  const [search] = useSearchParams()
  const [filter, setFilter] = useState<ReaderFilter | undefined>(() =>
    readerFilters.find((one) => one === search.get('filter')),
  )
  const { id, can, needsGuardian, hasAppeared } = bulletin
  const signers = signersOf(bulletin)
  const query = useInfiniteQuery({
    ...readersQuery(id, filter),
    enabled: can.followUp,
    placeholderData: keepPreviousData,
  })
  const [first] = query.data?.pages ?? []
  const people = query.isPlaceholderData ? undefined : query.data?.pages.flatMap(({ items }) => items)
  if (!can.followUp) {
    return (
      <RefusedState
        title={t('refused.title')}
        action={<LinkButton to={paths.bulletin(id)}>{t('refused.toBulletin')}</LinkButton>}
      >
        <p>{t('refused.text')}</p>
      </RefusedState>
    )
  }
  const filters = readerFilters.filter((one) => signers !== null || !isOfSigning(one))
  const numberOf = (one: ReaderFilter) => {
    if (!first) return null
    const { members, read, signed } = first.counts
    return { read, unread: members - read, signed, unsigned: members - signed }[one]
  }
  return (
    <>
      <p className={css.of}>
        <WholeWords>{bulletin.title}</WholeWords>
      </p>
      {first && hasAppeared ? <Remind bulletin={bulletin} page={first} /> : null}
      {first && hasAppeared && needsGuardian ? <PaperToSign bulletin={bulletin} counts={first.counts} /> : null}
      <div className={css.take}>
        <TakeList address={`/api/v2/portfolios/bulletins/${id}/readers/table`} />
      </div>
      <ChipRow>
        <ChoiceChip isOn={filter === undefined} onToggle={() => setFilter(undefined)}>
          {t('filters.all', { number: first?.counts.members ?? '' })}
        </ChoiceChip>
        {filters.map((one) => (
          <ChoiceChip key={one} isOn={filter === one} onToggle={() => setFilter(filter === one ? undefined : one)}>
            {t(signers && signers !== 'own' && isOfSigning(one) ? `filters.${signers}.${one}` : `filters.${one}`, {
              number: numberOf(one) ?? '',
            })}
          </ChoiceChip>
        ))}
      </ChipRow>
      {people ? null : <WaitingLines query={query} lines={6} />}
      {people?.length === 0 ? (
        <p className={css.none} role="status">
          {t(filter === undefined ? 'none.all' : 'none.filtered')}
        </p>
      ) : null}
      {people && people.length > 0 ? (
        <Card padding="s" className={css.people}>
          <ul aria-label={t('title')}>
            {people.map((reader) => (
              <PersonRow
                key={reader.person.id}
                person={reader.person}
                line={
                  <span className={css.line}>
                    <SeatNumber personId={reader.person.id} number={reader.memberNumber} />
                    <Line reader={reader} bulletin={bulletin} />
                  </span>
                }
              >
                {needsGuardian && hasAppeared ? <EnterPaper bulletin={bulletin} reader={reader} /> : null}
              </PersonRow>
            ))}
          </ul>
        </Card>
      ) : null}
      <LoadMoreOf query={query} isAutomatic />
    </>
  )
}
