import { schoolGroup } from '@learntrail/contract/analysis/analysis'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { saveDocument } from '../../api/save-document.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { AnalysisSkeleton } from './analysis-skeleton.tsx'
import { chartsQuery, documentAddress } from './api/read-charts.ts'
import { Charts } from './charts.tsx'
import { RangeChoice } from './range-choice.tsx'
import { rangeOf } from './ranges.ts'

/** The charts of a person's own records, for a chosen range of days. */
export function AnalysisScreen() {
  const { t } = useTranslation('analysis')
  const [search] = useSearchParams()
  const range = rangeOf(search)
  const { days } = range
  const isPossible = !(days.from && days.to && days.from > days.to)
  const query = useQuery({ ...chartsQuery(days), enabled: isPossible })
  const group = schoolGroup.safeParse(search.get('group')).data
  const { data: charts } = query
  const hasRecords = charts !== undefined && charts.totals.records > 0

  return (
    <Screen
      title={t('title')}
      width="wide"
      toolbar={hasRecords ? <SaveButton address={documentAddress(days, group)} /> : null}
    >
      <RangeChoice range={range} />
      {charts ? (
        hasRecords ? (
          <Charts charts={charts} days={days} group={group} isStale={query.isPlaceholderData} />
        ) : (
          <NothingYet isWhole={range.name === 'all'} />
        )
      ) : query.isError ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <AnalysisSkeleton />
      )}
    </Screen>
  )
}

function SaveButton({ address }: { address: string }) {
  const { t } = useTranslation('analysis')
  const sentence = useSentence()
  const saving = useMutation({
    mutationFn: (address: string) => saveDocument(address),
    onSuccess: () => toast(t('saved')),
    onError: (error) => toast(sentence(error), { tone: 'warning' }),
  })
  // On a phone the title and the back link need the room.
  const isNarrow = useMediaQuery('(max-width: 575px)')
  if (isNarrow)
    return (
      <IconButton
        label={t('save')}
        icon="download"
        disabled={saving.isPending}
        onClick={() => saving.mutate(address)}
      />
    )
  return (
    <Button look="line" size="s" icon="download" isBusy={saving.isPending} onClick={() => saving.mutate(address)}>
      {t('save')}
    </Button>
  )
}

function NothingYet({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation('analysis')
  return (
    <EmptyState
      title={t(isWhole ? 'empty.title' : 'empty.rangeTitle')}
      action={<LinkButton to={paths.writePost}>{t(isWhole ? 'empty.write' : 'empty.writeMore')}</LinkButton>}
    >
      <p>{t(isWhole ? 'empty.text' : 'empty.rangeText')}</p>
    </EmptyState>
  )
}
