import { cleanText, textLength } from '@learntrail/contract/characters'
import type { ImageItem } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import { paths } from '../../../../paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Picture } from '../../../files/index.ts'
import { usePlacedImage } from '../placed-pictures.ts'
import { blockId, useEditor } from '../use-document.ts'
import css from './item-block.module.css'

/** A picture with its caption; pressing it opens the image editor. Says so when its file is gone. */
export function PictureBlock({ item }: { item: ImageItem }) {
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const editor = useEditor()
  const { file, draftId } = usePlacedImage(item.imageId)
  const countId = useId()
  const length = textLength(item.caption)
  const isOver = length > ePortfolioLimits.pictureCaption
  return (
    <div className={css.picture}>
      {file ? (
        <Link
          className={css.shown}
          to={paths.imageEditor(draftId, item.imageId)}
          aria-label={t('item.adjust', { name: item.caption || file.displayName })}
        >
          <Picture file={file} sizes="200px" />
          <span className={css.adjust} aria-hidden="true">
            <Icon name="edit" size={16} />
          </span>
        </Link>
      ) : (
        <div className={css.gone}>
          <Icon name="image" size={24} />
          <p>{t('item.gone')}</p>
        </div>
      )}
      <div className={css.caption}>
        <input
          id={blockId(item.id)}
          type="text"
          aria-label={t('item.caption')}
          aria-invalid={isOver || undefined}
          aria-describedby={countId}
          placeholder={t('item.captionPlaceholder')}
          value={item.caption}
          onChange={(event) => {
            const caption = cleanText(event.currentTarget.value)
            editor.changeItem(item.id, (now) => ({ ...now, caption }) as ImageItem)
          }}
        />
        <p id={countId} className={css.count} data-wrong={isOver || undefined}>
          {isOver
            ? ruleSentence('too_long', ePortfolioLimits.pictureCaption)
            : t('characters', { count: length, limit: ePortfolioLimits.pictureCaption })}
        </p>
      </div>
    </div>
  )
}
