import type { PlanNeed } from '@learntrail/contract/plans/signing/facts'
import { planNeeds } from '@learntrail/contract/plans/signing/facts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { SortChoice } from '../../../../ui/form/sort-choice.tsx'
import { LoadMoreOf } from '../../../../ui/load-more.tsx'
import { Screen } from '../../../../ui/screen/screen.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../../../ui/states/waiting-lines.tsx'
import { TakeList } from '../../../groups/index.ts'
import { advisedQuery } from '../api/advised.ts'
import css from './advised.module.css'
import { AdvisedRow } from './advised-row.tsx'

const everyGroup = 'all'

/** Plans that the viewer was asked to sign or has signed, most urgent first; filters are kept in the address. */
export function AdvisedScreen() {
  const { t } = useTranslation('plans/advised')
  const [address, setAddress] = useSearchParams()
  const need = planNeeds.find((one) => one === address.get('need'))
  const groupId = address.get('group') ?? undefined
  const query = useInfiniteQuery({ ...advisedQuery({ need, groupId }), placeholderData: (before) => before })
  const [first] = query.data?.pages ?? []
  const plans = query.data?.pages.flatMap(({ items }) => items)
  const counts = first?.counts
  // A single class needs no choice.
  const shownGroup = first?.groups.find(({ id }, _place, { length }) => id === groupId || length === 1)
  const all = planNeeds.reduce((sum, one) => sum + (counts?.[one] ?? 0), 0)

  function show(name: 'need' | 'group', value: string | undefined) {
    const next = new URLSearchParams(address)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  const filter = (value: PlanNeed | undefined, name: string, count: number) => (
    <ChoiceChip key={name} isOn={need === value} onToggle={() => show('need', value)}>
      {name}
      <span className={css.count}>{count}</span>
    </ChoiceChip>
  )

  return (
    <Screen title={t('title')} back={paths.myPlans} width="wide">
      {first ? (
        <div className={css.filters}>
          <ChipRow>
            {filter(undefined, t('all'), all)}
            {planNeeds
              .filter((one) => (counts?.[one] ?? 0) > 0 || one === need)
              .map((one) => filter(one, t(`needs.${one}`), counts?.[one] ?? 0))}
          </ChipRow>
          <div className={css.group}>
            {first.groups.length > 1 || groupId !== undefined ? (
              <SortChoice
                label={t('group')}
                orders={[
                  { value: everyGroup, name: t('everyGroup') },
                  ...first.groups.map(({ id, name }) => ({ value: id, name })),
                ]}
                value={groupId ?? everyGroup}
                onChange={(value) => show('group', value === everyGroup ? undefined : value)}
              />
            ) : null}
            {shownGroup ? (
              <TakeList address={`/api/v2/sdl-service/groups/${shownGroup.id}/table`}>{t('table')}</TakeList>
            ) : null}
          </div>
        </div>
      ) : null}
      {plans ? null : <WaitingLines query={query} lines={6} />}
      {plans?.length === 0 ? (
        need === undefined && groupId === undefined ? (
          <EmptyState title={t('empty.title')}>
            <p>{t('empty.text')}</p>
          </EmptyState>
        ) : (
          <EmptyState
            title={t('nothing.title')}
            action={
              <Button look="soft" onClick={() => setAddress({}, { replace: true })}>
                {t('nothing.way')}
              </Button>
            }
          />
        )
      ) : null}
      {plans && plans.length > 0 ? (
        <>
          {plans.length > 1 ? <p className={css.order}>{t('order')}</p> : null}
          <ul className={css.rows} aria-label={t('title')} aria-busy={query.isPlaceholderData}>
            {plans.map((plan) => (
              <AdvisedRow key={plan._id} plan={plan} />
            ))}
          </ul>
          <LoadMoreOf query={query} isAutomatic />
        </>
      ) : null}
    </Screen>
  )
}
