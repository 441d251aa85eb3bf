import type { FileSummary } from '@learntrail/contract/files/files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { askEvery } from '../../../live/live-state.ts'
import { shownFilesQuery } from '../api/read-shown-files.ts'
import { retryConversion } from '../api/retry-conversion.ts'
import css from '../components/upload-row.module.css'
import { kindOf } from '../file-kinds.ts'
import { figures } from '../viewer/figures.ts'

/** Conversion of a file into the form that is shown. */
type Conversion = NonNullable<FileSummary['conversion']>

const isUnderWay = (conversion: Conversion | null | undefined) =>
  conversion?.state === 'pending' || conversion?.state === 'in_progress'

/** State of an uploaded file's conversion, polled until it ends; a failed one can be retried. */
export function ConversionNote({ file }: { file: FileSummary & { conversion: Conversion } }) {
  const { t } = useTranslation('files')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const shown = shownFilesQuery([file.id])
  const { data } = useQuery({
    ...shown,
    // The copy kept with a draft may be stale.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isUnderWay(state.data === undefined ? file.conversion : state.data.items[0]?.conversion)
        ? askEvery(figures.conversion.wait)
        : false,
  })
  const again = useMutation({
    mutationFn: () => retryConversion(file.id),
    onSuccess: (changed) =>
      queryClient.setQueryData(shown.queryKey, (before) =>
        before === undefined ? before : { items: before.items.map((item) => ({ ...item, ...changed })) },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: shown.queryKey }),
  })
  // No answer yet: use what the upload said. An answer without conversion: the file needs none.
  const conversion = data === undefined ? file.conversion : (data.items[0]?.conversion ?? null)
  const { state, reason } = conversion ?? { state: 'done', reason: null }
  const words = {
    pending: t('conversion.waiting'),
    in_progress: t('conversion.making'),
    done: '',
    failed: t(`conversion.why.${whyOf(file, reason)}`),
  }[state]
  return (
    <>
      <span role="status" className={state === 'failed' ? css.problem : css.facts}>
        {again.isError ? sentence(again.error) : words}
      </span>
      {state === 'failed' && reason !== 'unavailable' && reason !== 'protected' ? (
        <button
          type="button"
          className={css.receipt}
          aria-label={t('conversion.retry', { name: file.displayName })}
          disabled={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('conversion.again')}
        </button>
      ) : null}
    </>
  )
}

function whyOf(file: FileSummary, reason: Conversion['reason']) {
  if (reason !== 'unavailable') return reason ?? 'damaged'
  const kind = kindOf(file)
  return kind === 'video' || kind === 'audio' ? 'unavailableMedia' : 'unavailable'
}

export function isConverted(file: FileSummary): file is FileSummary & { conversion: Conversion } {
  return file.conversion !== null && file.conversion.state !== 'done'
}
