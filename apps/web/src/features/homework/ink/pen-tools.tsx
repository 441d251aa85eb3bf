import { inkColors, inkWidths } from '@learntrail/contract/homework/ink'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './ink.module.css'
import { paintOf } from './strokes.rules.ts'
import type { Drawing, Pen, Tool } from './use-pen.ts'

interface PenToolsProps extends Pick<Drawing, 'canUndo' | 'canRedo' | 'undo' | 'redo'> {
  pen: Pen
  /** Called when a tool is chosen, as another one then stops taking the pointer. */
  onChoose: () => void
}

const tools = [
  { tool: 'pen', icon: 'edit' },
  { tool: 'eraser', icon: 'eraser' },
] as const

/** Pen and eraser, undo and redo, and for the pen its color and width. */
export function PenTools({ pen, onChoose, canUndo, canRedo, undo, redo }: PenToolsProps) {
  const { t } = useTranslation('homework/places')
  const choose = (tool: Tool) => {
    onChoose()
    pen.setTool(pen.tool === tool ? null : tool)
  }
  return (
    <>
      <div className={css.group}>
        {tools.map(({ tool, icon }) => (
          <IconButton
            key={tool}
            className={css.tool}
            label={t(`pen.${tool}`)}
            icon={icon}
            aria-pressed={pen.tool === tool}
            onClick={() => choose(tool)}
          />
        ))}
        {pen.tool !== null || canUndo ? (
          <>
            <IconButton
              label={t('pen.undo')}
              icon="undo"
              disabled={!canUndo}
              aria-keyshortcuts="Control+Z"
              onClick={undo}
            />
            <IconButton
              label={t('pen.redo')}
              icon="redo"
              disabled={!canRedo}
              aria-keyshortcuts="Control+Shift+Z"
              onClick={redo}
            />
          </>
        ) : null}
      </div>
      {pen.tool === 'pen' ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, not fields */}
          <div className={css.group} role="group" aria-label={t('pen.color')}>
            {inkColors.map((color) => (
              <button
                key={color}
                type="button"
                className={css.swatch}
                title={t(`pen.colors.${color}`)}
                aria-label={t(`pen.colors.${color}`)}
                aria-pressed={pen.color === color}
                onClick={() => pen.setColor(color)}
              >
                <span className={css.dot} style={{ background: paintOf(color) }} />
              </button>
            ))}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, not fields */}
          <div className={css.group} role="group" aria-label={t('pen.width')}>
            {inkWidths.map((width) => (
              <button
                key={width}
                type="button"
                className={css.swatch}
                title={t(`pen.widths.${width}`)}
                aria-label={t(`pen.widths.${width}`)}
                aria-pressed={pen.width === width}
                onClick={() => pen.setWidth(width)}
              >
                <span className={css.line} data-width={width} />
              </button>
            ))}
          </div>
        </>
      ) : null}
    </>
  )
}
