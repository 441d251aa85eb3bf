import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { orNote } from '../../../routing/or-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { HelpLink } from '../../help/index.ts'
import type { Finding, Place } from '../checking/check-list.rules.ts'
import { CheckList } from '../checking/check-list.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { EditorFrame } from '../draft/editor-frame.tsx'
import { fileOf } from '../draft/placed-images.ts'
import { useDraft } from '../draft/use-draft-session.ts'
import { ExportDialog } from '../exporting/export-dialog.tsx'
import { descriptionId } from '../exporting/national-description.tsx'
import { recipeOf, withAdjustment } from '../image-editor/adjusted-images.ts'
import { useUndoKeys } from '../parts/use-undo-keys.ts'
import { useWide } from '../parts/use-wide.ts'
import { blockId } from '../structure/use-document.ts'
import { BottomSheet } from './bottom-sheet.tsx'
import { DesignControls } from './controls/design-controls.tsx'
import { DocumentControls } from './controls/document-controls.tsx'
import { find, type Selection } from './document-changes.ts'
import { LackingNotice } from './lacking-notice.tsx'
import { useNameOf } from './name-of.ts'
import { type Panel, PhoneToolbar } from './phone-toolbar.tsx'
import { PageBar } from './preview/page-bar.tsx'
import { PageStage } from './preview/page-stage.tsx'
import { Thumbnails } from './preview/thumbnails.tsx'
import { useFirstPages } from './preview/use-first-pages.ts'
import { usePreview } from './preview/use-preview.ts'
import { useSeenPages } from './preview/use-seen-pages.ts'
import { useZoom } from './preview/use-zoom.ts'
import { SelectedControls } from './selection/selected-controls.tsx'
import css from './typeset-desk.module.css'
import { useChanges } from './use-changes.ts'
import { usePageKeys } from './use-page-keys.ts'

const ImageEditorLayer = orNote(() =>
  import('../image-editor/image-editor-layer.tsx').then((module) => module.ImageEditorLayer),
)
/** Width of a page in points (A4), until the preview reports it. */
const across = { portrait: 595.28, landscape: 841.89 }

/** Query parameter that opens the export dialog. */
const exportParameter = 'export'

/** The typesetting workspace: pages, and controls beside them. */
export function TypesetDesk({ session }: { session: DraftSession }) {
  const { t } = useTranslation('eportfolio/typeset')
  const { draft } = useDraft(session)
  const isWide = useWide()
  const changes = useChanges(session)
  const { preview, look, again } = usePreview(draft)
  const firstPages = useFirstPages(preview, draft.pages)
  const stage = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const settings = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const [panel, setPanel] = useState<Panel | null>(null)
  const [selection, setSelection] = useState<Selection | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [search, setSearch] = useSearchParams()
  const [isExporting, setExporting] = useState(search.has(exportParameter))
  const stopExporting = () => {
    setExporting(false)
    if (!search.has(exportParameter)) return
    search.delete(exportParameter)
    setSearch(search, { replace: true })
  }
  const nameOf = useNameOf(draft)
  const selected = selection && find(draft.customTextResources, selection)
  const zoom = useZoom(stage, preview.pages[0]?.width ?? across[draft.pages.orientation])
  const { seen, current } = useSeenPages(stage, preview.pages.length)
  const strips = useSeenPages(strip, isWide || panel === 'pages' ? preview.pages.length : 0, 100)
  const editedFile = editing === null ? undefined : fileOf(draft, editing)

  useEffect(() => look([seen, strips.seen]), [look, seen, strips.seen])
  useUndoKeys(changes, editing !== null || isExporting)

  const go = (page: number) => stage.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
  const deselect = () => {
    setSelection(null)
    setPanel(null)
  }
  usePageKeys({
    onTurn: (step) => go(Math.min(preview.pages.length, Math.max(1, current + step))),
    onEscape: deselect,
  })
  const select = (next: Selection, place: HTMLElement, byKeyboard: boolean) => {
    setSelection(next)
    setPanel('selected')
    // After the controls are rendered: scroll to the selected thing, and focus the controls when selected by keyboard.
    requestAnimationFrame(() => {
      if (!isWide) place.scrollIntoView({ block: 'start' })
      if (byKeyboard) heading.current?.focus()
    })
  }

  /** Leads from a finding of the check list to its place. */
  const lookAt = (place: Place, { kind }: Finding) => {
    if (kind === 'longDescription') return document.getElementById(descriptionId)?.focus()
    stopExporting()
    // Chapters are written in the structure step.
    if (kind === 'chapter') return void navigate(`${paths.structure(session.id)}#${blockId(place.id)}`)
    if (place.kind === 'document') {
      setPanel('document')
      return requestAnimationFrame(() => settings.current?.querySelector('input')?.focus())
    }
    setSelection({ kind: place.kind, id: place.id })
    setPanel('selected')
    // After the dialog has restored the focus.
    requestAnimationFrame(() => {
      stage.current?.querySelector(`[data-thing="${place.id}"]`)?.scrollIntoView({ block: 'center' })
      heading.current?.focus()
    })
  }

  const things = [...new Map(preview.anchors.map(({ kind, id }) => [id, { kind, id }])).values()]
  const stepTo = (step: 1 | -1) => {
    const at = things.findIndex(({ id }) => id === selection?.id)
    const next = at < 0 ? undefined : things[at + step]
    if (!next) return undefined
    return () => {
      setSelection(next)
      const place = stage.current?.querySelector(`[data-thing="${next.id}"]`)
      place?.scrollIntoView({ block: isWide ? 'nearest' : 'start' })
    }
  }

  const lacking = preview.lacking.length > 0 ? <LackingNotice draft={draft} places={preview.lacking} /> : null
  const controls = {
    design: <DesignControls pages={draft.pages} firstPages={firstPages} changes={changes} />,
    document: <DocumentControls draft={draft} changes={changes} />,
    selected: selected ? (
      <SelectedControls
        selected={selected}
        draft={draft}
        changes={changes}
        heading={isWide ? heading : undefined}
        onEditImage={setEditing}
        onStep={{ back: stepTo(-1), on: stepTo(1) }}
        onClose={deselect}
      />
    ) : null,
    pages: (
      <Thumbnails
        area={strip}
        pages={preview.pages}
        current={current}
        onGo={(page) => {
          go(page)
          if (!isWide) setPanel(null)
        }}
      />
    ),
  }

  return (
    <EditorFrame
      session={session}
      step="typeset"
      help={<HelpLink topic="exportTypeset" />}
      actions={
        <>
          {isWide ? (
            <>
              <IconButton label={t('undo')} icon="undo" onClick={changes.undo} disabled={!changes.canUndo} />
              <IconButton label={t('redo')} icon="redo" onClick={changes.redo} disabled={!changes.canRedo} />
            </>
          ) : null}
          <Button size="s" icon="download" onClick={() => setExporting(true)}>
            {t('export')}
          </Button>
        </>
      }
    >
      <div className={css.desk} data-sheet={(!isWide && panel !== null) || undefined}>
        {isWide ? controls.pages : null}
        <div className={css.middle}>
          <PageStage
            area={stage}
            preview={preview}
            zoom={zoom}
            selection={selection}
            nameOf={nameOf}
            missing={preview.leftOut.map((id) => fileOf(draft, id)?.displayName ?? t('aPicture'))}
            notice={lacking}
            onSelect={select}
            onRetry={again}
          />
          {preview.pages.length > 0 && (isWide || panel === null) ? (
            <div className={css.pageBar}>
              <PageBar current={current} count={preview.pages.length} zoom={zoom} onGo={go} />
            </div>
          ) : null}
        </div>
        {isWide ? (
          <aside className={css.side} aria-label={t('controls')}>
            {controls.selected}
            {controls.design}
            <div ref={settings} className={css.settings}>
              {controls.document}
            </div>
          </aside>
        ) : null}
      </div>
      {isWide ? null : <PhoneToolbar changes={changes} onOpen={setPanel} />}
      {isWide || panel === null || (panel === 'selected' && !selected) ? null : (
        <BottomSheet
          key={panel}
          title={panel === 'selected' && selected ? t(`selected.${selected.kind}`) : t(`panels.${panel}`)}
          onClose={deselect}
        >
          {controls[panel]}
        </BottomSheet>
      )}
      {editedFile ? (
        <Suspense fallback={null}>
          <ImageEditorLayer
            file={editedFile}
            recipe={recipeOf(draft, editedFile.id)}
            onClose={() => setEditing(null)}
            onSave={(result) => {
              const adjustImages = withAdjustment(draft.adjustImages, editedFile.id, result)
              changes.change({ adjustImages }, { images: result ? [result.adjusted] : [] })
              setEditing(null)
            }}
          />
        </Suspense>
      ) : null}
      {isExporting ? (
        <ExportDialog
          session={session}
          checks={(type) => (
            <CheckList draft={draft} preview={preview} isUploaded={type === 'national'} onGo={lookAt} />
          )}
          onClose={stopExporting}
        />
      ) : null}
    </EditorFrame>
  )
}
