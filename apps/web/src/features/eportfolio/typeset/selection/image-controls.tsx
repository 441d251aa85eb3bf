import type { ImageItem } from '@learntrail/contract/eportfolio/document'
import { isFree } from '@learntrail/contract/eportfolio/document-tools'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { picturePlaces } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { Range } from '../../../../ui/form/range.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { keepable } from '../../draft/clean-text.ts'
import { fileOf } from '../../draft/placed-images.ts'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import { PicturePicker } from '../../parts/picture-picker.tsx'
import { useCounted } from '../controls/use-counted.ts'
import { changeImage } from '../document-changes.ts'
import type { Changes } from '../use-changes.ts'
import css from './selected-controls.module.css'

interface ImageControlsProps {
  item: ImageItem
  draft: ExportDraft
  changes: Changes
  onEdit: (imageId: string) => void
}

export function ImageControls({ item, draft, changes, onEdit }: ImageControlsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const [isPicking, setPicking] = useState(false)
  const counted = useCounted(item.caption, ePortfolioLimits.pictureCaption)
  const set = (change: Partial<Omit<ImageItem, 'kind' | 'id'>>, name = '') =>
    changes.changeSections((sections) => changeImage(sections, item.id, change), name)

  return (
    <>
      <Range
        label={t('image.width')}
        value={item.width}
        min={20}
        max={100}
        shown={`${item.width}%`}
        onChange={(width) => set({ width, isPinned: true }, `width.${item.id}`)}
        onSettle={changes.end}
      />
      <ChoiceRow
        label={t('image.place')}
        choices={picturePlaces.map((value) => ({ value, name: t(`places.${value}`) }))}
        value={item.place}
        onChoose={(place) => set({ place, isPinned: true })}
      />
      <Checkbox
        label={t('image.free')}
        description={t('image.freeText')}
        checked={isFree(item)}
        onChange={() => set(isFree(item) ? { isPinned: true } : { width: 100, place: 'center', isPinned: false })}
      />
      <TextInput
        label={t('image.caption')}
        value={item.caption}
        {...counted}
        onChange={(event) => set({ caption: keepable(event.currentTarget.value) }, `caption.${item.id}`)}
        onBlur={changes.end}
      />
      <div className={css.buttons}>
        <Button
          look="soft"
          size="s"
          icon="crop"
          onClick={() => onEdit(item.imageId)}
          disabled={fileOf(draft, item.imageId) === undefined}
        >
          {t('image.edit')}
        </Button>
        <Button look="soft" size="s" icon="image" onClick={() => setPicking(true)}>
          {t('image.replace')}
        </Button>
      </div>
      <Checkbox
        label={t('breakBefore')}
        checked={item.breakBefore}
        onChange={() => set({ breakBefore: !item.breakBefore })}
      />
      {isPicking ? (
        <PicturePicker
          title={t('image.replace')}
          draft={draft}
          chosen={item.imageId}
          onClose={() => setPicking(false)}
          onPick={(file, isNew) => {
            changes.change(
              {
                customTextResources: changeImage(draft.customTextResources, item.id, { imageId: file.id }),
                ...(isNew ? { customImageResources: [...draft.customImageResources, file] } : {}),
              },
              { images: [file] },
            )
            setPicking(false)
          }}
        />
      ) : null}
    </>
  )
}
