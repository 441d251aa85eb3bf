import { contentLength, emptyDocument, type PicturedDocument, picturesOf } from '@learntrail/contract/content/document'
import { contentLimits } from '@learntrail/contract/content/limits'
import type { Extensions } from '@tiptap/core'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { caretsOfOthers } from '../../../../documents/carets-of-others.ts'
import { type SharedDocument, useSharedView } from '../../../../documents/index.ts'
import { togetherExtensions } from '../../../../documents/together-extensions.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { LazyRichTextEditor, TextCounter } from '../../../editor/index.ts'
import css from './unit.module.css'
import { useGoToPicture, useUnitPictures } from './unit-pictures.tsx'

/** Name of the text's root in the server's document of a unit. */
const textRoot = 'text'

interface UnitEditorProps {
  shared: SharedDocument
  accountId: string
  /** Sent to the others along with the caret. */
  place: string
  /** Another person has locked the chapter, or the course is published. */
  isHeld: boolean
  /** Further extensions of the editor; must be stable while it is open. */
  further: Extensions
}

/** Editor of a unit's text, for several people at once. */
export function UnitEditor({ shared, accountId, place, isHeld, further }: UnitEditorProps) {
  const { t } = useTranslation('courses/editing')
  const { isWriter } = useSharedView(shared, accountId)
  const [text, setText] = useState<PicturedDocument | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  useEffect(() => {
    shared.saySelf(place, null)
    return () => shared.saySelf(null, null)
  }, [shared, place])

  const extensions = useMemo(
    () => [
      ...togetherExtensions(shared.document.getXmlFragment(textRoot)),
      caretsOfOthers({ shared, place }),
      ...further,
    ],
    [shared, place, further],
  )
  const length = text === null ? 0 : contentLength(text)
  const isOver = length > contentLimits.characters
  const picturesOver = text === null ? 0 : picturesOf(text).length - contentLimits.pictures
  const pictures = useUnitPictures(place)
  useGoToPicture(text !== null)
  return (
    <div>
      {isUnreadable ? (
        <div className={css.state}>
          <FormAlert tone="honey">{t('unit.unreadable')}</FormAlert>
          <Button look="soft" onClick={() => window.location.reload()}>
            {t('unit.reload')}
          </Button>
        </div>
      ) : null}
      <LazyRichTextEditor
        id="course-unit-text"
        label={t('unit.text')}
        placeholder={t('unit.textPlaceholder')}
        initial={emptyDocument}
        together={{
          extensions,
          hold: shared.hold,
          mayWrite: isWriter && !isHeld && !isUnreadable,
          onUnreadable: () => setUnreadable(true),
        }}
        pictures={pictures}
        onChange={setText}
        describedBy="course-unit-counter"
        isInvalid={isOver || picturesOver > 0}
        hasMentions={false}
      />
      <div className={css.counter}>
        {picturesOver > 0 ? (
          <FormAlert>{t('unit.picturesOver', { count: picturesOver, limit: contentLimits.pictures })}</FormAlert>
        ) : null}
        {text === null ? <p id="course-unit-counter" /> : <TextCounter id="course-unit-counter" document={text} />}
      </div>
    </div>
  )
}
