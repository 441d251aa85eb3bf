import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../ui/file-size.ts'
import { readEntity } from '../api/read-entity.ts'
import { previewOf } from '../file-addresses.ts'
import { decodeText } from './decode-text.ts'
import { FailedStage } from './failed-stage.tsx'
import { figures } from './figures.ts'
import { LoadingStage } from './loading-stage.tsx'
import css from './text-stage.module.css'
import type { ViewedFile } from './viewed-file.ts'

/** A text file, decoded from whatever encoding it has. */
export function TextStage({ file }: { file: ViewedFile }) {
  const { t } = useTranslation('files/viewer')
  const isCut = file.bytes > figures.textBytes
  const query = useQuery({
    queryKey: ['files', 'text', file.id],
    queryFn: async ({ signal }) => {
      const response = await readEntity(previewOf(file), { signal, most: figures.textBytes })
      return decodeText(new Uint8Array(await response.arrayBuffer()), isCut)
    },
  })
  if (query.isPending) return <LoadingStage />
  if (query.isError) {
    return (
      <FailedStage
        file={file}
        title={t('failed.text')}
        problem={query.error}
        onRetry={() => query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for the keyboard
    <section className={css.scroll} tabIndex={0} aria-label={file.displayName}>
      <div className={css.sheet}>
        {query.data === '' ? <p className={css.empty}>{t('text.empty')}</p> : <pre>{query.data}</pre>}
        {isCut ? <p className={css.cut}>{t('text.cut', { size: formatBytes(figures.textBytes) })}</p> : null}
      </div>
    </section>
  )
}
