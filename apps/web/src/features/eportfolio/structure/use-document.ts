import type { CustomTextResources, DocumentItem } from '@learntrail/contract/eportfolio/document'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { FileSummary } from '@learntrail/contract/files/files'
import { createContext, useContext, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/feedback/toast.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import * as edits from './document-edits.ts'
import { newPart, newText } from './new-parts.ts'

/** The last deletion, and how to revert it. */
export interface Undo {
  kind: 'text' | 'image' | 'part'
  restore: () => void
}

export type DocumentEditor = ReturnType<typeof useDocumentEditor>['editor']

const EditorContext = createContext<DocumentEditor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): DocumentEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('Only inside the structure of a document')
  return editor
}

export const blockId = (id: string) => `block-${id}`

/** Focuses a block synchronously, so that letters typed right after the press are not lost. */
export function focusBlock(id: string) {
  flushSync(() => undefined)
  document.getElementById(blockId(id))?.focus()
}

/** Returns the editor of the document for the blocks; its identity is stable while the document changes. */
export function useDocumentEditor(session: DraftSession) {
  const { t } = useTranslation('eportfolio/export')
  const [undo, setUndo] = useState<Undo | null>(null)

  const editor = useMemo(() => {
    const sections = () => session.read().draft.customTextResources
    const put = (next: CustomTextResources, images: FileSummary[] = []) =>
      session.change({ customTextResources: next }, images)
    const say = (refusal: edits.Refusal) =>
      toast(t(`refused.${refusal}`, { count: limitOf[refusal] }), { tone: 'warning', milliseconds: 5_000 })

    return {
      sections,
      order: () => session.read().draft.sectionOrder,
      /** Inserts items; returns false when there is no room. */
      insert(items: readonly DocumentItem[], place: edits.ItemPlace, images: FileSummary[] = []): boolean {
        const refusal = edits.refusalOf(sections(), place.partId, { added: items.length })
        if (refusal) {
          say(refusal)
          return false
        }
        setUndo(null)
        put(edits.insertItems(sections(), items, place), images)
        return true
      },
      append(items: readonly DocumentItem[], partId: string, images: FileSummary[] = []): boolean {
        const index = edits.findPart(sections(), partId)?.part.contents.length ?? 0
        return this.insert(items, { partId, index }, images)
      },
      write(partId: string, index: number) {
        const text = newText('')
        if (this.insert([text], { partId, index })) focusBlock(text.id)
      },
      changeItem: (id: string, change: (item: DocumentItem) => DocumentItem) =>
        put(edits.changeItem(sections(), id, change)),
      replaceItem(id: string, items: readonly DocumentItem[]): boolean {
        const partId = edits.findItem(sections(), id)?.part.id ?? ''
        const refusal = edits.refusalOf(sections(), partId, { added: items.length - 1 })
        if (refusal) say(refusal)
        else put(edits.replaceItem(sections(), id, items))
        return refusal === null
      },
      replaceItems(ids: readonly string[], items: readonly DocumentItem[]): boolean {
        const partId = edits.findItem(sections(), ids[0] ?? '')?.part.id ?? ''
        const refusal = edits.refusalOf(sections(), partId, { added: items.length - ids.length })
        if (refusal) say(refusal)
        else put(edits.replaceItems(sections(), ids, items))
        return refusal === null
      },
      moveItem(id: string, to: edits.ItemPlace) {
        const found = edits.findItem(sections(), id)
        if (!found) return
        const moved = found.part.id === to.partId ? 0 : 1
        const refusal = edits.refusalOf(sections(), to.partId, { added: 0, moved })
        if (refusal) return say(refusal)
        put(edits.moveItem(sections(), id, to))
      },
      removeItem(id: string) {
        const found = edits.findItem(sections(), id)
        if (!found) return
        const place = { partId: found.part.id, index: found.index }
        put(edits.removeItem(sections(), id))
        setUndo({ kind: found.item.kind, restore: () => put(edits.insertItems(sections(), [found.item], place)) })
      },
      renamePart: (id: string, title: string) => put(edits.changePart(sections(), id, (part) => ({ ...part, title }))),
      addPart(section: SectionKey) {
        const index = sections()[section].length
        if (index >= ePortfolioLimits.sectionParts) return say('sectionFull')
        const part = newPart()
        put(edits.addPart(sections(), part, { section, index }))
        focusBlock(part.id)
      },
      movePart: (id: string, to: edits.PartPlace) => put(edits.movePart(sections(), id, to)),
      removePart(id: string) {
        const found = edits.findPart(sections(), id)
        if (!found) return
        const place = { section: found.section, index: found.index }
        put(edits.removePart(sections(), id))
        setUndo({ kind: 'part', restore: () => put(edits.addPart(sections(), found.part, place)) })
      },
      moveSection: (key: SectionKey, to: number) =>
        session.change({ sectionOrder: edits.moveSection(session.read().draft.sectionOrder, key, to) }),
    }
  }, [session, t])

  return { editor, undo, forgetUndo: () => setUndo(null) }
}

const limitOf: Record<edits.Refusal, number> = {
  partFull: ePortfolioLimits.partItems,
  documentFull: ePortfolioLimits.documentItems,
  sectionFull: ePortfolioLimits.sectionParts,
}
