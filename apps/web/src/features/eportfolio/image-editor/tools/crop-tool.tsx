import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Range } from '../../../../ui/form/range.tsx'
import { ChoiceRow } from '../../parts/choice-row.tsx'
import { boxOfShape, type CropShape, cropOf, cropShapes } from '../crop-box.ts'
import { mirror, type Size, straighten, turnLeft, turnRight, wholeBox } from '../recipe.ts'
import type { ToolProps } from './tool-props.ts'
import css from './tools.module.css'

interface CropToolProps extends ToolProps {
  frame: Size
  shape: CropShape
  onShape: (shape: CropShape) => void
  /** Size of the result in pixels. */
  result: Size
}

export function CropTool({ editing, frame, shape, onShape, result }: CropToolProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const { recipe, change } = editing
  const shapes = cropShapes.map(({ name }) => ({ value: name, name: name === 'free' ? t('crop.free') : name }))

  function choose(name: CropShape) {
    onShape(name)
    const ratio = cropShapes.find((one) => one.name === name)?.ratio ?? null
    if (ratio === null) return
    change({ ...recipe, crop: cropOf(boxOfShape(ratio, frame, recipe.crop ?? wholeBox)) })
  }

  return (
    <div className={css.tool}>
      <ChoiceRow label={t('crop.shape')} choices={shapes} value={shape} onChoose={choose} />
      <p className={css.note} role="status">
        {t('crop.size', { width: result.width, height: result.height })}
      </p>
      <div className={css.buttons}>
        <Button look="soft" size="s" icon="turnLeft" onClick={() => change(turnLeft(recipe))}>
          {t('turn.left')}
        </Button>
        <Button look="soft" size="s" icon="turnRight" onClick={() => change(turnRight(recipe))}>
          {t('turn.right')}
        </Button>
        <Button look="soft" size="s" icon="mirror" onClick={() => change(mirror(recipe))}>
          {t('turn.mirror')}
        </Button>
      </div>
      <Range
        label={t('turn.degrees')}
        value={recipe.degrees}
        min={-45}
        max={45}
        step={0.5}
        shown={`${recipe.degrees}°`}
        onChange={(degrees) => editing.attempt(straighten(recipe, degrees, frame))}
        onSettle={editing.settle}
      />
    </div>
  )
}
