import { cleanText } from '@learntrail/contract/characters'
import type { DocumentPart, ImageItem } from '@learntrail/contract/eportfolio/document'
import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { FileSummary } from '@learntrail/contract/files/files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/form/checkbox.ts'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { fileOf } from '../../draft/placed-images.ts'
import { PicturePicker } from '../../parts/picture-picker.tsx'
import { insertItems } from '../../structure/document-edits.ts'
import { newImage } from '../../structure/new-parts.ts'
import { useCounted } from '../controls/use-counted.ts'
import { changeImage } from '../document-changes.ts'
import type { Changes } from '../use-changes.ts'
import { ImageArrangement } from './image-arrangement.tsx'
import css from './selected-controls.module.css'

interface ImageControlsProps {
  item: ImageItem
  part: DocumentPart
  draft: ExportDraft
  changes: Changes
  onEdit: (imageId: string) => void
}

export function ImageControls({ item, part, draft, changes, onEdit }: ImageControlsProps) {
  const { t } = useTranslation('eportfolio/typeset')
  const [picking, pick] = useState<'other' | 'after' | null>(null)
  const counted = useCounted(item.caption, ePortfolioLimits.pictureCaption)
  const setOf = (id: string, change: Partial<Omit<ImageItem, 'kind' | 'id'>>, name = '') =>
    changes.changeSections((sections) => changeImage(sections, id, change), name)
  const set = (change: Partial<Omit<ImageItem, 'kind' | 'id'>>, name = '') => setOf(item.id, change, name)

  function place(file: FileSummary, isNew: boolean) {
    const index = part.contents.findIndex(({ id }) => id === item.id) + 1
    const customTextResources =
      picking === 'after'
        ? insertItems(draft.customTextResources, [newImage(file.id)], { partId: part.id, index })
        : changeImage(draft.customTextResources, item.id, { imageId: file.id })
    changes.change(
      {
        customTextResources,
        ...(isNew ? { customImageResources: [...draft.customImageResources, file] } : {}),
      },
      { images: [file] },
    )
    pick(null)
  }

  return (
    <>
      <ImageArrangement
        item={item}
        part={part}
        onChange={setOf}
        onSettle={changes.end}
        onAddAfter={() => pick('after')}
      />
      <TextInput
        label={t('image.caption')}
        value={item.caption}
        {...counted}
        onChange={(event) => set({ caption: cleanText(event.currentTarget.value) }, `caption.${item.id}`)}
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
        <Button look="soft" size="s" icon="image" onClick={() => pick('other')}>
          {t('image.replace')}
        </Button>
      </div>
      <Checkbox
        label={t('breakBefore')}
        checked={item.breakBefore}
        onChange={() => set({ breakBefore: !item.breakBefore })}
      />
      {picking ? (
        <PicturePicker
          title={t(picking === 'after' ? 'arrangement.addOther' : 'image.replace')}
          draft={draft}
          chosen={picking === 'after' ? null : item.imageId}
          onClose={() => pick(null)}
          onPick={place}
        />
      ) : null}
    </>
  )
}
