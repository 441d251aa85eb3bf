import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { type Ref, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Selected } from '../document-changes.ts'
import type { Changes } from '../use-changes.ts'
import { ImageControls } from './image-controls.tsx'
import { PartControls } from './part-controls.tsx'
import css from './selected-controls.module.css'
import { TextControls } from './text-controls.tsx'

interface SelectedControlsProps {
  selected: Selected
  draft: ExportDraft
  changes: Changes
  /** Omitted where the surrounding element has a heading. */
  heading?: Ref<HTMLHeadingElement>
  onEditImage: (imageId: string) => void
  /** Selects the previous or next thing; undefined when there is none. */
  onStep: Record<'back' | 'on', (() => void) | undefined>
  onClose: () => void
}

/** Controls of the selected part, text or picture. */
export function SelectedControls({
  selected,
  draft,
  changes,
  heading,
  onEditImage,
  onStep,
  onClose,
}: SelectedControlsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const { end } = changes
  const id = selected.kind === 'part' ? selected.part.id : selected.item.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting another thing ends the step
  useEffect(() => end(), [id])
  const steps = (
    <>
      <IconButton label={t('thingBefore')} icon="up" onClick={onStep.back} disabled={!onStep.back} />
      <IconButton label={t('thingAfter')} icon="down" onClick={onStep.on} disabled={!onStep.on} />
    </>
  )
  const controls = (
    <>
      {selected.kind === 'image' ? (
        <ImageControls
          key={id}
          item={selected.item}
          part={selected.part}
          draft={draft}
          changes={changes}
          onEdit={onEditImage}
        />
      ) : null}
      {selected.kind === 'text' ? <TextControls key={id} item={selected.item} changes={changes} /> : null}
      {selected.kind === 'part' ? <PartControls key={id} part={selected.part} changes={changes} /> : null}
    </>
  )
  if (!heading) {
    return (
      <>
        {controls}
        <div className={css.steps}>{steps}</div>
      </>
    )
  }
  return (
    <section className={css.selected} aria-label={t(`selected.${selected.kind}`)}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {t(`selected.${selected.kind}`)}
        </h2>
        {steps}
        <IconButton label={t('deselect')} icon="close" onClick={onClose} />
      </div>
      {controls}
    </section>
  )
}
