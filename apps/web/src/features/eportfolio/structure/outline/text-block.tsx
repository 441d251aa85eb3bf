import { cleanText, textLength } from '@learntrail/contract/characters'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { TextItem } from '@learntrail/contract/eportfolio/document'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { type ClipboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { RichText } from '../../../editor/index.ts'
import { newTexts } from '../new-parts.ts'
import { blockId, focusBlock, useEditor } from '../use-document.ts'
import css from './item-block.module.css'

interface TextBlockProps {
  item: TextItem
  label: string
  /** Opens the editor of formatted texts. */
  onForm: () => void
}

/** A text: a plain one is edited in place, a formatted one is shown and edited in a dialog. */
export function TextBlock({ item, label, onForm }: TextBlockProps) {
  const { t } = useTranslation('eportfolio/export')
  if (item.block === undefined) return <PlainText item={item} label={label} />
  const document: ContentDocument = { type: 'doc', content: [item.block] }
  return (
    <div className={css.formed}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: for the mouse only; the button below does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={css.form} onClick={onForm}>
        <RichText document={document} />
      </div>
      <Button
        id={blockId(item.id)}
        look="line"
        size="s"
        aria-label={t('item.changeOf', { name: label })}
        onClick={onForm}
      >
        {t('item.change')}
      </Button>
    </div>
  )
}

/** A plain paragraph, edited in place. Above the limit it is kept and marked, and can be split. */
function PlainText({ item, label }: { item: TextItem; label: string }) {
  const { t } = useTranslation(['eportfolio/export', 'errors'])
  const editor = useEditor()
  const countId = useId()
  const length = textLength(item.text)
  const isOver = length > ePortfolioLimits.paragraph

  function cut(text: string) {
    const texts = newTexts(text, item)
    const [first, ...rest] = texts
    if (!first) return
    if (!editor.replaceItem(item.id, [{ ...first, id: item.id, breakBefore: item.breakBefore }, ...rest])) return
    toast(t('item.cut', { count: texts.length }), { milliseconds: 4_000 })
    focusBlock((rest.at(-1) ?? first).id)
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
    if (textLength(whole) <= ePortfolioLimits.paragraph) return
    event.preventDefault()
    cut(whole)
  }

  return (
    <div className={css.text} data-wrong={isOver || undefined}>
      {/* A copy of the text sizes the field in every browser. */}
      <div className={css.grow} data-text={`${item.text}\n`}>
        <textarea
          id={blockId(item.id)}
          rows={1}
          aria-label={label}
          aria-invalid={isOver || undefined}
          aria-describedby={countId}
          placeholder={t('item.placeholder')}
          value={item.text}
          onPaste={paste}
          onChange={(event) => {
            const text = cleanText(event.currentTarget.value)
            editor.changeItem(item.id, (now) => ({ ...now, text }) as TextItem)
          }}
        />
      </div>
      <p id={countId} className={css.count} data-wrong={isOver || undefined}>
        {isOver
          ? ruleSentence('too_long', ePortfolioLimits.paragraph)
          : t('characters', { count: length, limit: ePortfolioLimits.paragraph })}
      </p>
      {isOver ? (
        <Button look="soft" size="s" onClick={() => cut(item.text)}>
          {t('item.cutNow')}
        </Button>
      ) : null}
    </div>
  )
}
