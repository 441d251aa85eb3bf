import { type GiftAuthority, giftAuthorities } from '@learntrail/contract/profiles/gift-authorities'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { preferencesQuery, useChangePreferences } from '../../profiles/index.ts'
import css from './account-rows.module.css'

/** From whom I accept reward points and plan codes as gifts; saved at once. */
export function GiftSettings() {
  const { t } = useTranslation('accounts')
  const { data, error, isFetching, refetch } = useQuery(preferencesQuery)
  const change = useChangePreferences()
  const chosen = change.isPending ? change.variables.giftAuthority : data?.giftAuthority
  const choose = (giftAuthority: GiftAuthority) => {
    if (giftAuthority === chosen) return
    change.mutate(
      { giftAuthority },
      {
        onSuccess: () => toast(t(`gifts.saved.${giftAuthority}`)),
        onError: (problem) => toast(sentenceOf(problem), { tone: 'warning' }),
      },
    )
  }

  return (
    <Card as="section" aria-labelledby="gifts">
      <h2 id="gifts" className={css.title}>
        {t('gifts.title')}
      </h2>
      <p className={css.note}>{t('gifts.note')}</p>
      {error && !data ? <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} /> : null}
      {!data && !error ? (
        <Loading>
          <SkeletonLines lines={1} />
        </Loading>
      ) : null}
      {data ? (
        <ChipRow>
          {giftAuthorities.map((authority) => (
            <ChoiceChip key={authority} isOn={authority === chosen} onToggle={() => choose(authority)}>
              {t(`gifts.names.${authority}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      ) : null}
    </Card>
  )
}
