import type { Anchor } from '@learntrail/contract/eportfolio/export-drafts'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../document-changes.ts'
import css from './page-view.module.css'
import type { PreviewedPage } from './preview-session.ts'
import { SteadyImage } from './steady-image.tsx'

/** Smallest height in CSS pixels of a target that can be tabbed to. */
const smallest = 24

export type SelectHandler = (selection: Selection, place: HTMLElement, byKeyboard: boolean) => void

interface PageViewProps {
  number: number
  page: PreviewedPage
  /** In CSS pixels. */
  width: number
  anchors: readonly Anchor[]
  selection: Selection | null
  nameOf: (selection: Selection) => string
  onSelect: SelectHandler
}

/** One page as printed, with buttons over its selectable things. */
export function PageView({ number, page, width, anchors, selection, nameOf, onSelect }: PageViewProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const across = (points: number) => `${(points / page.width) * 100}%`
  const down = (points: number) => `${(points / page.height) * 100}%`
  return (
    <article
      className={css.page}
      data-page={number}
      aria-label={t('page', { number })}
      style={{ width, aspectRatio: `${page.width} / ${page.height}` }}
    >
      {page.url ? <SteadyImage url={page.url} alt="" className={css.drawing} /> : <div className={css.waiting} />}
      {anchors.map((anchor, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph across pages has its anchors in order
          key={`${anchor.id}.${index}`}
          type="button"
          className={css.anchor}
          data-kind={anchor.kind}
          data-thing={anchor.id}
          // Too small to hit on a phone: the controls step from one thing to the next.
          tabIndex={(anchor.height * width) / page.width < smallest ? -1 : undefined}
          aria-pressed={selection?.id === anchor.id}
          aria-label={nameOf(anchor)}
          style={{
            left: across(anchor.x),
            top: down(anchor.y),
            width: across(anchor.width),
            height: down(anchor.height),
          }}
          onClick={(event) => onSelect({ kind: anchor.kind, id: anchor.id }, event.currentTarget, event.detail === 0)}
        />
      ))}
    </article>
  )
}
