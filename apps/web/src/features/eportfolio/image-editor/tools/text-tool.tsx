import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Range } from '../../../../ui/form/range.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { type Box, type Label, share, wholeBox } from '../recipe.ts'
import { InkChoice } from './ink-choice.tsx'
import type { ToolProps } from './tool-props.ts'
import css from './tools.module.css'

interface TextToolProps extends ToolProps {
  selected: number | null
  onSelect: (index: number | null) => void
}

const usualSize = 0.06

export function TextTool({ editing, selected, onSelect }: TextToolProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const { recipe } = editing
  const label = selected === null ? undefined : recipe.labels[selected]
  const field = useRef<HTMLInputElement>(null)
  const isNew = useRef(false)

  useEffect(() => {
    if (!isNew.current || selected === null) return
    isNew.current = false
    field.current?.focus()
    field.current?.select()
  }, [selected])

  const withLabel = (next: Label) => ({
    ...recipe,
    labels: recipe.labels.map((one, index) => (index === selected ? next : one)),
  })
  function add() {
    isNew.current = true
    const { x, y } = middleOf(recipe.crop ?? wholeBox)
    const text = { text: t('text.first'), x, y, size: usualSize, colour: label?.colour ?? '#ffffff' }
    editing.change({ ...recipe, labels: [...recipe.labels, text] })
    onSelect(recipe.labels.length)
  }
  function remove() {
    editing.change({ ...recipe, labels: recipe.labels.filter((_, index) => index !== selected) })
    onSelect(null)
  }

  return (
    <div className={css.tool}>
      <div className={css.buttons}>
        <Button
          look="soft"
          size="s"
          icon="plus"
          onClick={add}
          disabled={recipe.labels.length >= ePortfolioLimits.pictureLabels}
        >
          {t('text.add')}
        </Button>
        <Button look="soft" size="s" icon="remove" onClick={remove} disabled={label === undefined}>
          {t('text.remove')}
        </Button>
      </div>
      {label ? (
        <>
          <TextInput
            ref={field}
            label={t('text.words')}
            value={label.text}
            maxLength={ePortfolioLimits.pictureCaption}
            onChange={(event) => editing.attempt(withLabel({ ...label, text: event.currentTarget.value }))}
            onBlur={editing.settle}
          />
          <InkChoice colour={label.colour} onChoose={(colour) => editing.change(withLabel({ ...label, colour }))} />
          <Range
            label={t('text.size')}
            value={Math.round(label.size * 1_000)}
            min={20}
            max={250}
            step={5}
            shown={String(Math.round(label.size * 1_000))}
            onChange={(size) => editing.attempt(withLabel({ ...label, size: size / 1_000 }))}
            onSettle={editing.settle}
          />
          <p className={css.note}>{t('text.move')}</p>
        </>
      ) : (
        <p className={css.note}>{t(recipe.labels.length > 0 ? 'text.choose' : 'text.none')}</p>
      )}
    </div>
  )
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: share(x + width / 2), y: share(y + height / 2) })
