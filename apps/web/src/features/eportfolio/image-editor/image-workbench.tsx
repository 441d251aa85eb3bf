import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useUndoKeys } from '../parts/use-undo-keys.ts'
import { CompareButton } from './compare-button.tsx'
import { type CropShape, cropOf, cropShapes, shapeOf } from './crop-box.ts'
import { CropOverlay } from './crop-overlay.tsx'
import { EditorBar } from './editor-bar.tsx'
import css from './image-editor.module.css'
import type { ImageEditorProps } from './image-editor-props.ts'
import { inks, lineWidths } from './inks.ts'
import { LabelOverlay } from './label-overlay.tsx'
import { frameOf, plainRecipe, type Size, wholeBox } from './recipe.ts'
import { type LoadedPicture, resultSize } from './render-picture.ts'
import { type Pen, Stage } from './stage.tsx'
import { CropTool } from './tools/crop-tool.tsx'
import { PenTool } from './tools/pen-tool.tsx'
import { TextTool } from './tools/text-tool.tsx'
import { ToneTool } from './tools/tone-tool.tsx'
import { useImageEditing } from './use-image-editing.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSavePicture } from './use-save-picture.ts'

const tools = ['crop', 'tones', 'pen', 'text'] as const
type Tool = (typeof tools)[number]

interface ImageWorkbenchProps extends ImageEditorProps {
  picture: LoadedPicture
  titleId: string
}

export function ImageWorkbench({ file, recipe: begun, picture, titleId, onSave, onClose }: ImageWorkbenchProps) {
  const { t } = useTranslation('eportfolio/image-editor')
  const editing = useImageEditing(begun ?? plainRecipe)
  const { recipe, attempt, change, settle } = editing
  const [tool, setTool] = useState<Tool>('crop')
  const [pen, setPen] = useState<Pen>({ colour: inks[2].colour, width: lineWidths[1].width })
  const [selected, setSelected] = useState<number | null>(null)
  const [isComparing, setComparing] = useState(false)
  const frame = frameOf(picture.size, recipe)
  const box = recipe.crop ?? wholeBox
  const [isShapeKept, setShapeKept] = useState(recipe.crop !== null)
  // Computed from the current box, as a quarter turn makes 4:3 a 3:4.
  const shape: CropShape = isShapeKept ? shapeOf(box, frame) : 'free'
  const leave = useLeaveGuard(editing.isChanged, onClose)
  const saving = useSavePicture({
    picture,
    name: file.displayName,
    onSave(result) {
      leave.release()
      onSave(result)
    },
  })
  useUndoKeys(editing, saving.isBusy || leave.isAsking)

  const removeLabel = (index: number) => {
    change({ ...recipe, labels: recipe.labels.filter((_, at) => at !== index) })
    setSelected(null)
  }
  const overlay = (shown: Size) => {
    if (tool === 'crop') {
      const ratio = cropShapes.find(({ name }) => name === shape)?.ratio ?? null
      const move = (next: typeof box) => attempt({ ...recipe, crop: cropOf(next) })
      return <CropOverlay box={box} ratio={ratio} frame={frame} onMove={move} onSettle={settle} />
    }
    if (tool !== 'text') return null
    return (
      <LabelOverlay
        labels={recipe.labels}
        selected={selected}
        view={box}
        frame={frame}
        shown={shown}
        onSelect={setSelected}
        onChange={(index, label) =>
          attempt({ ...recipe, labels: recipe.labels.map((one, at) => (at === index ? label : one)) })
        }
        onSettle={settle}
        onRemove={removeLabel}
      />
    )
  }

  return (
    <section className={css.editor} aria-labelledby={titleId} aria-busy={saving.isBusy}>
      <EditorBar titleId={titleId} onClose={leave.ask}>
        <IconButton label={t('undo')} icon="undo" onClick={editing.undo} disabled={!editing.canUndo} />
        <IconButton label={t('redo')} icon="redo" onClick={editing.redo} disabled={!editing.canRedo} />
        <Button
          size="s"
          onClick={() => saving.save(recipe)}
          isBusy={saving.isBusy}
          disabled={!editing.isChanged && !saving.problem}
        >
          {t('save')}
        </Button>
      </EditorBar>
      <Stage
        picture={picture}
        recipe={recipe}
        showsOriginal={isComparing}
        view={tool === 'crop' ? wholeBox : box}
        pen={tool === 'pen' ? pen : null}
        onDraw={attempt}
        onDrawn={(next) => change(next)}
      >
        {overlay}
      </Stage>
      <div className={css.side}>
        {saving.problem ? (
          <p className={css.problem} role="alert">
            {saving.problem}
          </p>
        ) : null}
        <Tabs
          label={t('tools.label')}
          tabs={tools.map((value) => ({ value, name: t(`tools.${value}`) }))}
          value={tool}
          onChange={setTool}
        >
          <div>
            {tool === 'crop' ? (
              <CropTool
                editing={editing}
                frame={frame}
                shape={shape}
                onShape={(next) => setShapeKept(next !== 'free')}
                result={resultSize(picture.size, recipe)}
              />
            ) : null}
            {tool === 'tones' ? <ToneTool editing={editing} /> : null}
            {tool === 'pen' ? <PenTool editing={editing} pen={pen} onPen={setPen} /> : null}
            {tool === 'text' ? <TextTool editing={editing} selected={selected} onSelect={setSelected} /> : null}
          </div>
        </Tabs>
        <div className={css.whole}>
          <CompareButton isHeld={isComparing} onHold={setComparing} isDisabled={editing.isPlain} />
          <Button look="line" size="s" onClick={editing.reset} disabled={editing.isPlain}>
            {t('reset')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={leave.isAsking}
        title={t('leave.title')}
        confirm={t('leave.confirm')}
        isDangerous
        onConfirm={leave.go}
        onClose={leave.stay}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </section>
  )
}
