import type { GuideKind } from '@learntrail/contract/guides/guide-questions'
import type { Guide, GuideWriting } from '@learntrail/contract/guides/guides'
import { newId } from '../../api/new-id.ts'
import type { SavingState } from '../../saving/saver.ts'
import { createSavingSession, type SavingParts } from '../../saving/saving-session.ts'
import { createWatched } from '../../saving/watched.ts'
import { dropDraft, readDraft, writeDraft } from '../../ui/keep-draft.ts'
import { readGuide } from './api/list-guides.ts'
import { removeGuide } from './api/remove-guide.ts'
import { saveGuide } from './api/save-guide.ts'
import { emptyWriting, writingOf } from './guide-writing.ts'
import { mergeGuides } from './merge-guides.ts'

interface KeptGuide {
  writing: GuideWriting
  /** The version on the server that these answers are based on. */
  common: GuideWriting
}

export interface GuideState {
  writing: GuideWriting
  /** `device`: the latest changes are on this device only. */
  saved: 'nothing' | 'saving' | 'server' | 'device'
  isRestored: boolean
  /** Another device's texts that did not fit into the merged answers. */
  left: readonly string[]
}

export type GuideSession = ReturnType<typeof openGuide>

const savedWords: Record<SavingState, GuideState['saved']> = {
  unchanged: 'server',
  waiting: 'device',
  sending: 'saving',
  saved: 'server',
  failed: 'device',
  refused: 'device',
  held: 'device',
}

/** Opens a guide: the server's copy with the changes that this device has not sent yet. */
export function openGuide(accountId: string, kind: GuideKind, opened: Guide | null) {
  const publication = `guide-publication.${accountId}.${kind}`
  const textOf = (guide: Guide | null) => (guide ? writingOf(guide) : emptyWriting)
  const { read, show, subscribe } = createWatched<GuideState>({
    writing: textOf(opened),
    saved: opened ? 'server' : 'nothing',
    isRestored: opened !== null,
    left: [],
  })

  const saving = createSavingSession<GuideWriting, Guide, KeptGuide>({
    name: `guide.${accountId}.${kind}`,
    opened,
    textOf,
    versionOf: ({ revision }) => revision,
    read: () => readGuide(kind),
    send: (writing, { server, isClosing }) => saveGuide(kind, server?.revision ?? null, writing, isClosing),
    merge(base, mine, theirs) {
      const { writing, left } = mergeGuides(base, mine, theirs)
      if (left.length > 0) show({ left: [...read().left, ...left] })
      return writing
    },
    toDevice: (writing, common) => ({ writing, common }),
    fromDevice: ({ writing, common }) =>
      writing ? { text: { ...emptyWriting, ...writing }, base: common ?? emptyWriting } : null,
    changedCodes: ['GUIDE_CHANGED'],
    goneCodes: [],
    onChange: follow,
  })

  function follow({ text: writing, server, saved, isRestored }: SavingParts<GuideWriting, Guide>) {
    const isNothing = server === null && saved === 'unchanged'
    show({ writing, saved: isNothing ? 'nothing' : savedWords[saved], isRestored: read().isRestored || isRestored })
  }

  saving.start()
  return {
    kind,
    read,
    subscribe,
    change: (part: Partial<GuideWriting>) => saving.change({ ...read().writing, ...part }),
    acceptRestored() {
      saving.acceptRestored()
      show({ isRestored: false })
    },
    forgetLeft: () => show({ left: [] }),
    /** Returns the id of the publication, stored before anything is sent, so that a retry publishes nothing twice. */
    send() {
      const { clientId } = readDraft<{ clientId: string }>(publication)
      if (clientId) return { clientId, isRetry: true }
      const first = newId()
      writeDraft(publication, { clientId: first })
      return { clientId: first, isRetry: false }
    },
    /** Deletes the guide from the device and the server, after it was published or to start over. */
    async finish() {
      await saving.rest()
      await removeGuide(kind)
      dropDraft(publication)
      saving.startOver(null)
      show({ isRestored: false, left: [] })
    },
    close: saving.close,
  }
}
