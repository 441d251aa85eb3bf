import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import { lineWidths } from '../inks.ts'
import type { Pen } from '../stage.tsx'
import { InkChoice } from './ink-choice.tsx'
import type { ToolProps } from './tool-props.ts'
import css from './tools.module.css'

interface PenToolProps extends ToolProps {
  pen: Pen
  onPen: (pen: Pen) => void
}

export function PenTool({ editing, pen, onPen }: PenToolProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const { recipe, change } = editing
  const widths = lineWidths.map(({ name }) => ({
    value: name,
    name: t(`pen.widths.${name}`),
    sample: <span className={css.dot} data-width={name} />,
  }))
  return (
    <div className={css.tool}>
      <InkChoice colour={pen.colour} onChoose={(colour) => onPen({ ...pen, colour })} />
      <ChoiceRow
        label={t('pen.width')}
        choices={widths}
        value={lineWidths.find(({ width }) => width === pen.width)?.name ?? null}
        onChoose={(name) => onPen({ ...pen, width: lineWidths.find((one) => one.name === name)?.width ?? pen.width })}
      />
      <p className={css.note}>
        {t(recipe.strokes.length >= ePortfolioLimits.pictureStrokes ? 'pen.full' : 'pen.how', {
          count: ePortfolioLimits.pictureStrokes,
        })}
      </p>
      <div className={css.buttons}>
        <Button
          look="soft"
          size="s"
          icon="remove"
          disabled={recipe.strokes.length === 0}
          onClick={() => change({ ...recipe, strokes: [] })}
        >
          {t('pen.clear')}
        </Button>
      </div>
    </div>
  )
}
