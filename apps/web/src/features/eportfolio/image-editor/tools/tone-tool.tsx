import { useTranslation } from 'react-i18next'
import { Range } from '../../../../ui/form/range.tsx'
import type { ToolProps } from './tool-props.ts'
import css from './tools.module.css'

const tones = ['brightness', 'contrast', 'saturation'] as const

export function ToneTool({ editing }: ToolProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  return (
    <div className={css.tool}>
      {tones.map((tone) => (
        <Range
          key={tone}
          label={t(`tones.${tone}`)}
          value={editing.recipe[tone]}
          min={-100}
          max={100}
          shown={signed(editing.recipe[tone])}
          onChange={(value) => editing.attempt({ ...editing.recipe, [tone]: value })}
          onSettle={editing.settle}
        />
      ))}
    </div>
  )
}

const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))
