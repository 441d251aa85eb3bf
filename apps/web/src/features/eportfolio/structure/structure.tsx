import { draftTotalWords, itemsOf } from '@learntrail/contract/eportfolio/document-tools'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { HelpLink } from '../../help/index.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { EditorFrame } from '../draft/editor-frame.tsx'
import { useDraft } from '../draft/use-draft-session.ts'
import { StructureDnd } from './drag/structure-dnd.tsx'
import { Outline } from './outline/outline.tsx'
import { PicturesProvider, usePictures } from './placed-pictures.ts'
import { SourcePanel } from './sources/source-panel.tsx'
import css from './structure.module.css'
import { UndoBar } from './undo-bar.tsx'
import { EditorProvider, useDocumentEditor } from './use-document.ts'

const panes = ['sources', 'outline'] as const

/** Material on the left, document on the right; on phones one at a time. */
export function Structure({ session }: { session: DraftSession }) {
  const { t } = useTranslation('eportfolio/export')
  const { draft } = useDraft(session)
  const { editor, undo, forgetUndo } = useDocumentEditor(session)
  const [pane, setPane] = useState<(typeof panes)[number]>('outline')
  const pictures = usePictures(draft)
  const { hash } = useLocation()
  // A link of the check list names a chapter in the hash.
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash])
  const { customTextResources: sections } = draft
  const totals = useMemo(
    () => ({
      words: draftTotalWords(sections),
      pictures: itemsOf(sections).filter(({ kind }) => kind === 'image').length,
    }),
    [sections],
  )
  return (
    <EditorFrame
      session={session}
      step="structure"
      help={<HelpLink topic="exportCompile" />}
      actions={
        <LinkButton size="s" iconAfter="right" to={paths.typeset(session.id)}>
          {t('structure.next')}
        </LinkButton>
      }
    >
      <EditorProvider value={editor}>
        <PicturesProvider value={pictures}>
          <StructureDnd session={session}>
            <nav className={css.panes} aria-label={t('structure.panes')}>
              <div className={css.choice}>
                {panes.map((one) => (
                  <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
                    {t(`structure.${one}`)}
                  </button>
                ))}
              </div>
            </nav>
            <div className={css.work} data-pane={pane}>
              <SourcePanel session={session} />
              <section className={css.document} aria-label={t('structure.outline')}>
                <div className={css.column}>
                  <p className={css.total}>
                    {t('structure.total', { words: t('words', { count: totals.words }) })}
                    {totals.pictures > 0 ? t('andPictures', { count: totals.pictures }) : null}
                  </p>
                  <Outline session={session} />
                </div>
              </section>
            </div>
            <UndoBar undo={undo} onClose={forgetUndo} />
          </StructureDnd>
        </PicturesProvider>
      </EditorProvider>
    </EditorFrame>
  )
}
