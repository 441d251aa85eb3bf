import type { Anchor } from '@learntrail/contract/eportfolio/export-drafts'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../../api/problem.ts'
import { useSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { FailedState } from '../../../../ui/states/failed-state.tsx'
import { Loading } from '../../../../ui/states/skeleton.tsx'
import type { Selection } from '../document-changes.ts'
import css from './page-stage.module.css'
import { PageView, type SelectHandler } from './page-view.tsx'
import type { Preview } from './preview-session.ts'
import type { useZoom } from './use-zoom.ts'

interface PageStageProps {
  area: RefObject<HTMLDivElement | null>
  preview: Preview
  zoom: ReturnType<typeof useZoom>
  selection: Selection | null
  nameOf: (selection: Selection) => string
  /** Names of pictures that could not be read. */
  missing: readonly string[]
  /** Other notices about the pages. */
  notice: ReactNode
  onSelect: SelectHandler
  onRetry: () => void
}

/** The pages in a column. */
export function PageStage({
  area,
  preview,
  zoom,
  selection,
  nameOf,
  missing,
  notice,
  onSelect,
  onRetry,
}: PageStageProps) {
  const { t } = useTranslation(['eportfolio/typeset', 'common'])
  const sentence = useSentence()
  const { pages, anchors, isBehind, error } = preview
  const byPage = useMemo(() => group(anchors), [anchors])
  const isTooLong = isProblem(error, 'DOCUMENT_TOO_LONG')

  return (
    <div ref={area} className={css.stage} aria-busy={isBehind && !error}>
      {error && pages.length === 0 ? <FailedState error={error} onRetry={isTooLong ? undefined : onRetry} /> : null}
      {error && pages.length > 0 ? (
        <div className={css.note}>
          <FormAlert>
            {sentence(error)}
            {isTooLong ? null : (
              <Button look="soft" size="s" onClick={onRetry}>
                {t('common:retry')}
              </Button>
            )}
          </FormAlert>
        </div>
      ) : null}
      {missing.length > 0 ? (
        <div className={css.note}>
          <FormAlert tone="honey">{t('leftOut', { count: missing.length, names: missing.join(t('comma')) })}</FormAlert>
        </div>
      ) : null}
      {notice === null ? null : <div className={css.notice}>{notice}</div>}
      {pages.length === 0 && !error ? (
        <Loading>
          <div className={css.skeleton}>
            <span className={css.sheet} style={{ width: zoom.pixels(595) }} />
            <span className={css.sheet} style={{ width: zoom.pixels(595) }} />
          </div>
        </Loading>
      ) : null}
      {pages.map((page, index) => (
        <PageView
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          number={index + 1}
          page={page}
          width={zoom.pixels(page.width)}
          anchors={byPage.get(index + 1) ?? none}
          selection={selection}
          nameOf={nameOf}
          onSelect={onSelect}
        />
      ))}
    </div>
  )
}

const none: readonly Anchor[] = []

function group(anchors: readonly Anchor[]): Map<number, Anchor[]> {
  const pages = new Map<number, Anchor[]>()
  for (const anchor of anchors) {
    const page = pages.get(anchor.page)
    if (page) page.push(anchor)
    else pages.set(anchor.page, [anchor])
  }
  return pages
}
