import type { ExportDraft } from '@learntrail/contract/eportfolio/export-drafts'
import { newId } from '../../../api/new-id.ts'
import type { ApiProblem } from '../../../api/problem.ts'
import { createSavingSession, type SavingParts } from '../../../saving/saving-session.ts'
import { createWatched } from '../../../saving/watched.ts'
import { readExportDraft } from '../api/read-export-draft.ts'
import { saveExportDraft } from '../api/save-export-draft.ts'
import { copyDraft } from './copy-draft.ts'
import { deviceName } from './device-name.ts'
import {
  bodyOf,
  type DraftChange,
  draftParts,
  fitParts,
  type KeptParts,
  keptParts,
  mergeParts,
  newParts,
  partsOf,
  stampOfParts,
  withKept,
} from './draft-parts.ts'
import { type DraftState, initialState, savedWords } from './draft-state.ts'
import { goneImages, withoutImages } from './gone-images.ts'
import { joinImages } from './placed-images.ts'

export type DraftSession = ReturnType<typeof createDraftSession>

/**
 * An e-portfolio draft being edited, shared by all steps. It is closed by `closeDraftSessions`, not when a screen is
 * left.
 */
export function createDraftSession(account: string, loaded: ExportDraft) {
  const id = loaded.draftId
  /** Kept until a copy succeeds, so that a retry makes no second one. */
  let copyIds = { writer: newId(), clientId: newId() }
  const { read, show, subscribe } = createWatched<DraftState>(initialState(loaded))
  const textOf = (draft: ExportDraft | null) => partsOf(draft ?? loaded, draftParts)

  const saving = createSavingSession<DraftChange, ExportDraft, KeptParts>({
    name: deviceName(account, id),
    opened: loaded,
    textOf,
    versionOf: ({ version }) => version,
    read: () => readExportDraft(id),
    send(text, { writer, save, server, held, isClosing }) {
      const parts = bodyOf(partsOf(text, newParts(text, held)))
      return saveExportDraft(id, { ...parts, writer, save, version: (server ?? loaded).version }, isClosing)
    },
    merge: mergeParts,
    toDevice: keptParts,
    fromDevice: (kept, server) => withKept(kept, textOf(server)),
    changedCodes: ['EXPORT_DRAFT_CONFLICT'],
    goneCodes: ['EXPORT_DRAFT_NOT_FOUND'],
    onChange: follow,
    stamp: stampOfParts,
    fit: fitParts,
    heldBy: textOf,
    mend: leaveOutGone,
    ordersSaves: true,
    isSafeAfterSignIn: true,
  })

  let shown = { server: loaded, text: saving.read().text }

  function follow({ server, text, saved, ...others }: SavingParts<DraftChange, ExportDraft>) {
    const now = { server: server ?? loaded, text }
    show({ ...others, saved: savedWords[saved], ...(isShown(now) ? {} : { draft: draftOf(now) }) })
    shown = now
  }

  const isShown = (now: typeof shown) => now.server === shown.server && now.text === shown.text

  function draftOf({ server, text }: typeof shown): ExportDraft {
    const { placedImages: known } = read().draft
    const isAsSaved = stampOfParts(text) === stampOfParts(server)
    const isNew = server !== shown.server
    const placedImages = !isNew ? known : isAsSaved ? server.placedImages : joinImages(server.placedImages, known)
    return { ...server, ...text, placedImages }
  }

  function change(parts: DraftChange, images: ExportDraft['placedImages'] = []) {
    const { draft } = read()
    if (images.length > 0) show({ draft: { ...draft, placedImages: joinImages(draft.placedImages, images) } })
    saving.change({ ...saving.read().text, ...parts })
  }

  /**
   * Removes pictures whose files were deleted before the draft held them, so that the rest can be saved; the person is
   * told. Returns whether any was removed.
   */
  async function leaveOutGone({ code }: ApiProblem): Promise<boolean> {
    if (code !== 'FILE_NOT_FOUND') return false
    const { draft, leftOut } = read()
    const gone = await goneImages(draft, saving.read().server ?? loaded).catch(() => new Set<string>())
    if (gone.size === 0) return false
    change(withoutImages(read().draft, gone))
    show({ leftOut: leftOut + gone.size })
    return true
  }

  saving.start()
  return {
    id,
    read,
    subscribe,
    /** Changes parts of the draft; `images` are the files of newly placed pictures. */
    change,
    /** Adds or removes material after saving everything else; throws the server's refusal. */
    async select(material: { select?: string[]; deselect?: string[] }) {
      await saving.settle()
      const { version } = saving.read().server ?? loaded
      saving.adopt(await saveExportDraft(id, { ...saving.number(), version, ...material }))
    },
    settle: saving.settle,
    flush: saving.flush,
    refresh: saving.refresh,
    acceptRestored: saving.acceptRestored,
    /** Dismisses the notice of removed pictures. */
    acceptLeftOut: () => show({ leftOut: 0 }),
    keepMine: saving.keepMine,
    /** Takes the other draft and drops the changes here. */
    takeOther: saving.giveUp,
    /** Saves this text as a new draft and returns its id; this draft becomes what the other window saved. */
    async keepAsCopy(): Promise<string> {
      const copy = await copyDraft(read().draft, copyIds)
      copyIds = { writer: newId(), clientId: newId() }
      saving.giveUp()
      return copy
    },
    close: saving.close,
  }
}
